import type { SendGridError } from './sendgrid-body.js';
import type { NewAttachment } from './stored-attachments.js';

/** An attachment of /v3/mail/send. */
export interface SendGridAttachment {
  content?: unknown;
  filename?: unknown;
  type?: unknown;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** SendGrid accepts no parameters in a type: a calendar file is plain `text/calendar`. */
export function attachmentFaults(attachments: readonly SendGridAttachment[] = []): SendGridError[] {
  return attachments.flatMap(({ content, filename, type }, index) =>
    [
      { field: 'content', message: contentFault(content) },
      { field: 'filename', message: nameFault(filename) },
      { field: 'type', message: typeFault(type) },
    ].flatMap(({ field, message }) => (message ? [{ message, field: `attachments.${index}.${field}` }] : [])),
  );
}

function contentFault(content: unknown): string | null {
  if (typeof content !== 'string' || content === '')
    return 'The attachment content must be a string at least one character in length.';
  return BASE64.test(content) ? null : 'The attachment content must be base64 encoded.';
}

function nameFault(filename: unknown): string | null {
  if (filename === undefined) return 'filename is required.';
  if (typeof filename !== 'string') return 'The filename of your attachment must be a string.';
  return /[;,\r\n]/.test(filename) ? 'The filename of your attachment cannot contain CRLF characters.' : null;
}

const typeFault = (type: unknown): string | null =>
  typeof type === 'string' && /[;\r\n]/.test(type)
    ? 'The attachment type cannot contain ‘;’, or CRLF characters.'
    : null;

/** The attachments of a valid body, for storing. */
export const attachmentsOf = (attachments: readonly SendGridAttachment[] = []): NewAttachment[] =>
  attachments.map(({ content, filename, type }) => ({
    fileName: String(filename),
    mediaType: String(type ?? 'application/octet-stream'),
    bytes: Buffer.byteLength(String(content), 'base64'),
    content: String(content),
  }));
