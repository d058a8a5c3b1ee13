import { useApolloClient } from '@apollo/client/react';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useNotice } from '../pieces/use-notice';
import { refusalOf } from '../connection/refusal';
import type { MenuEntry } from '../pieces/ActionMenu';
import { MenuButton } from '../pieces/MenuButton';

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
    <MenuButton
      label="Import and export"
      entries={mayImport ? [['Import', ImportIcon, onImport], ...entries] : entries}
    />
  );
}
