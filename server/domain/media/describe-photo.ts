import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { GraphQLValue } from '../../core/GraphQLValue.js';
import { Refusal } from '../../core/Refusal.js';
import { cleanRichText } from '../../core/rich-text.js';
import { IS_LIVE } from './media.sql.js';
import type { Photo } from './Photo.js';
import { PHOTO_COLUMNS, photoOf, readPhotos, type PhotoRow } from './photos.js';

const MAX_DESCRIPTION = 20_000;

/** Saves a photo's description; `version` null saves over any. Throws NOT_FOUND, and STALE with the photo in `details.current`. */
export async function describePhoto(
  context: Context,
  id: string,
  { description, version }: { description: string; version: number | null },
): Promise<Photo> {
  const text = cleanRichText(description, MAX_DESCRIPTION);
  const row = await context.db.row<PhotoRow>(sql`
    update media set description = ${text}, version = version + 1
    where id = ${id} and ${IS_LIVE} and version = coalesce(${version}::int, version) returning ${PHOTO_COLUMNS}`);
  if (row) return photoOf(row);
  const [current] = await readPhotos(context, [id]);
  throw new Refusal(ErrorCode.STALE, 'Somebody else changed this photo. Look at it as it is now, then save again.', {
    details: { current: new GraphQLValue('Photo', current!) },
  });
}
