import type { Context } from '../../core/context.js';
import { stale } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { cleanRichText } from '../../core/rich-text.js';
import { IS_LIVE } from './media.sql.js';
import type { Photo } from './Photo.js';
import { PHOTO_COLUMNS, photoOf, readPhotos, type PhotoRow } from './photos.js';

export interface Description {
  description: string;
  /** Null where the last save wins. */
  version: number | null;
}

/** Saves a photo's description. Throws NOT_FOUND, and STALE with the photo in `details.current`. */
export async function describePhoto(
  context: Context,
  id: string,
  { description, version }: Description,
): Promise<Photo> {
  const text = cleanRichText(description);
  const row = await context.db.row<PhotoRow>(sql`
    update media set description = ${text}, version = version + 1
    where id = ${id} and ${IS_LIVE} and version = coalesce(${version}::int, version) returning ${PHOTO_COLUMNS}`);
  if (row) return photoOf(row);
  const [current] = await readPhotos(context, [id]);
  throw stale(current!, { type: 'Photo', name: 'this photo' });
}
