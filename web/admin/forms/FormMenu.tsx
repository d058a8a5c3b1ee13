import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
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
  changes: Record<'onArchive' | 'onDelete', (form: ListedFormFragment, button: HTMLElement) => Promise<unknown>> | null;
}

/** What the viewer can do with a form. */
export function FormMenu({ form, url, changes }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { id, name, pdfUrl } = form;
  const label = `Actions for ${name}`;
  const look: MenuEntry[] = [
    ['View', ViewIcon, () => url.open({ read: id })],
    ['Versions', HistoryIcon, () => url.open({ versions: id })],
  ];
  const change = (work: NonNullable<Props['changes']>['onArchive']) => () =>
    button.current && void work(form, button.current);
  const entries: MenuEntry[] = changes
    ? [
        ['Edit', EditIcon, () => url.open({ form: id })],
        ...(pdfUrl ? [['Replace PDF', PdfIcon, () => url.open({ pdf: id })] satisfies MenuEntry] : []),
        ...look,
        ['Archive', ArchiveIcon, change(changes.onArchive)],
        ['Delete', DeleteIcon, change(changes.onDelete)],
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
