import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { Refusal } from '../../../core/Refusal.js';
import { MAX_PDF_PAGES, type PdfFault } from './PdfReader.js';

const MESSAGES: Record<PdfFault, string> = {
  NOT_A_PDF: 'Only PDF files can be used.',
  PDF_BROKEN: 'The PDF cannot be read. Please save it as a PDF again.',
  PDF_ENCRYPTED: 'The PDF is protected. Please save it without a password and without protection.',
  PDF_SCRIPT:
    'The PDF holds scripts, actions, media or attachments. Please print it as a PDF and upload what was printed.',
  PDF_TOO_COMPLEX: 'The PDF takes too long to draw. Please save it with smaller pictures.',
  PDF_TOO_LONG: `The PDF has more than ${MAX_PDF_PAGES} pages.`,
};

/** Why a PDF is not taken. */
export const unsupportedPdf = (fault: PdfFault, message = MESSAGES[fault]): Refusal =>
  new Refusal(ErrorCode.UNSUPPORTED_PDF, message, {
    field: 'file',
    details: { reason: RefusalReason[fault], ...(fault === 'PDF_TOO_LONG' && { max: MAX_PDF_PAGES }) },
  });
