import type { Context } from '../context.js';
import type { Providers } from '../providers.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { AttachedFile } from './mail.js';

/** A file of a mail, as its kind declares it. */
export interface Attachment {
  /** With its ending, for example 'form.pdf'. */
  fileName: string;
  /** Without parameters, for example 'application/pdf'. */
  mediaType: string;
  /** Renders or reads the file each time the mail is tried, while no transaction is open; null if it no longer exists. */
  content(providers: Providers): Promise<Buffer | null>;
  /** Called with what leaves, in a transaction of its own before the mail is handed over; more than once if it is tried again. */
  onSending?(context: Context, content: Buffer): Promise<void>;
}

/** Of all files of a mail together. SendGrid takes 30 MB, a third more for base64 included, and many mailboxes no more than 10. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

/** The files of a mail. Throws a DeliveryFailure: of a file that cannot be read now, it is tried again; of one that is gone or too large, it is not. */
export async function loadAttachments(
  attachments: readonly Attachment[],
  providers: Providers,
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  let bytes = 0;
  for (const attachment of attachments) {
    const content = await contentOf(attachment, providers);
    bytes += content.length;
    if (bytes > MAX_ATTACHED_BYTES)
      throw new DeliveryFailure('refused', `The attachments are larger than ${MAX_ATTACHED_BYTES / 1024 / 1024} MB`);
    files.push({ fileName: attachment.fileName, mediaType: attachment.mediaType, content });
  }
  return files;
}

async function contentOf(attachment: Attachment, providers: Providers): Promise<Buffer> {
  let content: Buffer | null;
  try {
    content = await attachment.content(providers);
  } catch (error) {
    throw new DeliveryFailure('later', `An attachment could not be read: ${(error as Error).message}`.slice(0, 500));
  }
  if (!content) throw new DeliveryFailure('refused', 'An attachment no longer exists');
  return content;
}
