import { useApolloClient } from '@apollo/client/react';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNotice } from '../pieces/use-notice';
import { refusalOf } from '../connection/refusal';
import { ActionMenu, type MenuEntry } from '../pieces/ActionMenu';

interface Props {
  /** Not for those who only look. */
  mayImport: boolean;
  /** Null where the plan has no catalogue. */
  onImport: (() => void) | null;
}

/** The catalogue as a file, in and out. */
export function ListMenu({ mayImport, onImport }: Props) {
  const client = useApolloClient();
  const notify = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  async function save(withArchived: boolean) {
    try {
      const { exportProducts } = await import('./import/export-products');
      const count = await exportProducts(client, withArchived);
      notify({ message: count === 1 ? '1 item is exported.' : `${count.toLocaleString('en-US')} items are exported.` });
    } catch (error) {
      notify({ message: `Nothing was exported. ${refusalOf(error).message}`, seconds: 10 });
    }
  }
  const entries: MenuEntry[] = [
    ['Export', ExportIcon, () => void save(false)],
    ['Export with Archived', ExportIcon, () => void save(true)],
  ];
  return (
    <>
      <IconButton
        aria-label="Import and export"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <ActionMenu
          label="Import and export"
          anchor={anchor}
          entries={mayImport ? [['Import', ImportIcon, onImport], ...entries] : entries}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
