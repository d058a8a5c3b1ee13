import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import type { ExportFile } from '../../businesses/export-file.js';

/** All customers. */
export const CUSTOMERS_FILE: ExportFile = {
  title: 'Customers',
  permission: 'customer.export',
  action: ConfirmedAction.EXPORT_CUSTOMERS,
};
