import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import type { ExportFile } from '../../businesses/export-file.js';

/** The signatures that a SignatureFilter lists. */
export const SIGNATURES_FILE: ExportFile = {
  title: 'Signatures',
  permission: 'signature.export',
  action: ConfirmedAction.EXPORT_SIGNATURES,
};
