import { inContext, type Dependencies } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** A file of a mail; its content is in base64. */
export interface NewAttachment {
  fileName: string;
  mediaType: string;
  bytes: number;
  content: string;
}

/** Without its content; `place` counts from 0. */
export type ListedAttachment = Omit<NewAttachment, 'content'> & { place: number };

/** The files of a mail. */
export function listAttachments(dependencies: Dependencies, messageId: string): Promise<ListedAttachment[]> {
  return inContext(dependencies, { tenant: null, readOnly: true }, ({ db }) =>
    db.rows<ListedAttachment>(sql`
      select (number - 1)::int as place, file->>'fileName' as file_name, file->>'mediaType' as media_type,
        (file->>'bytes')::int as bytes
      from sandbox_message, jsonb_array_elements(attachments) with ordinality as a (file, number)
      where id = ${messageId} order by number`),
  );
}

/** One file of a mail. */
export async function attachmentAt(
  dependencies: Dependencies,
  messageId: string,
  place: string,
): Promise<{ fileName: string; content: Buffer } | undefined> {
  if (!/^\d{1,15}$/.test(messageId) || !/^\d{1,3}$/.test(place)) return undefined;
  return inContext(dependencies, { tenant: null, readOnly: true }, ({ db }) =>
    db.row<{ fileName: string; content: Buffer }>(sql`
      select file->>'fileName' as file_name, decode(file->>'content', 'base64') as content
      from (select attachments -> ${place}::int as file from sandbox_message where id = ${messageId}) m
      where file is not null`),
  );
}
