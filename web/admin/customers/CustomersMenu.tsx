import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useMay } from '../accounts/use-may';
import type { MenuEntry } from '../pieces/ActionMenu';
import { MenuButton } from '../pieces/MenuButton';
import type { CustomersUrl } from './use-customers-url';

/** The customers as a file, in and out, for whose role may. */
export function CustomersMenu({ url }: { url: CustomersUrl }) {
  const may = useMay();
  const entries: MenuEntry[] = [];
  if (may('CUSTOMER_IMPORT')) entries.push(['Import', ImportIcon, () => url.open({ action: 'import' })]);
  if (may('CUSTOMER_EXPORT')) entries.push(['Export', ExportIcon, () => url.open({ action: 'export' })]);
  return entries.length > 0 && <MenuButton label="Import and export" entries={entries} />;
}
