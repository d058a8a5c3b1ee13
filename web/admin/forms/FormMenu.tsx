import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { ActionMenu, type MenuEntry } from '../pieces/ActionMenu';
import type { ListedFormFragment } from './forms.generated';
import type { FormsUrl } from './use-forms-url';

interface Props {
  form: ListedFormFragment;
  url: FormsUrl;
  /** Null for those who only look. */
  onArchive: ((form: ListedFormFragment, button: HTMLElement) => Promise<unknown>) | null;
}

/** What the viewer can do with a form. */
export function FormMenu({ form, url, onArchive }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { id, name, pdfUrl } = form;
  const label = `Actions for ${name}`;
  const look: MenuEntry[] = [
    ['View', ViewIcon, () => url.open({ read: id })],
    ['Versions', HistoryIcon, () => url.open({ versions: id })],
  ];
  const entries: MenuEntry[] = onArchive
    ? [
        ['Edit', EditIcon, () => url.open({ form: id })],
        ...(pdfUrl ? [['Replace PDF', PdfIcon, () => url.open({ pdf: id })] satisfies MenuEntry] : []),
        ...look,
        ['Archive', ArchiveIcon, () => button.current && void onArchive(form, button.current)],
      ]
    : look;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && <ActionMenu label={label} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
}
