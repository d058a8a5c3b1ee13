import type { Context } from '../context.js';
import type { Providers } from '../providers.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import type { AttachedFile } from './mail.js';

/** A file of a mail, as its kind declares it. */
export interface Attachment {
  /** With its ending, for example 'form.pdf'; no two of a mail have the same. */
  fileName: string;
  /** Without parameters, for example 'application/pdf'. */
  mediaType: string;
  /** Renders or reads the file each time the mail is tried, while no transaction is open; null if it no longer exists. */
  content(providers: Providers): Promise<Buffer | null>;
  /** Called with what leaves, in the transaction after which the mail is handed over; more than once if it is tried again. */
  onSending?(context: Context, content: Buffer): Promise<void>;
}

/** Of all files of a mail together. SendGrid takes 30 MB, a third more for base64 included, and many mailboxes no more than 10. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

/** Contents by the names of their files; null for one that is left out, as the mail would be too large with it. */
export type LoadedFiles = ReadonlyMap<string, Buffer | null>;

/** Throws a DeliveryFailure: of a file that cannot be read now, the mail is tried again; of one that is gone, it is not. */
export async function loadAttachments(attachments: readonly Attachment[], providers: Providers): Promise<LoadedFiles> {
  const files = new Map<string, Buffer | null>();
  let bytes = 0;
  for (const attachment of attachments) {
    const content = await contentOf(attachment, providers);
    const fits = bytes + content.length <= MAX_ATTACHED_BYTES;
    if (fits) bytes += content.length;
    files.set(attachment.fileName, fits ? content : null);
  }
  return files;
}

/** The files that leave with a mail; null where one was not loaded yet. */
export async function attachFiles(
  context: Context,
  attachments: readonly Attachment[],
  loaded: LoadedFiles,
): Promise<AttachedFile[] | null> {
  if (attachments.some(({ fileName }) => !loaded.has(fileName))) return null;
  const files: AttachedFile[] = [];
  for (const { fileName, mediaType, onSending } of attachments) {
    const content = loaded.get(fileName);
    if (!content) continue;
    await onSending?.(context, content);
    files.push({ fileName, mediaType, content });
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
