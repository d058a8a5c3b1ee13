import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { inAlbum, type Album } from './album.js';
import { lockAlbum } from './lock-album.js';
import { ensureMain } from './main-photo.js';
import { IS_LIVE } from './media.sql.js';
import { REMOVED_MS, TIDY_MEDIA, tidyIn } from './tidy-media-job.js';

/** Removes photos of one album; the next one becomes its main one. A job deletes the files once they cannot be restored any more. */
export function removePhotos(context: Context, album: Album, ids: readonly string[]): void {
  lockAlbum(context, album);
  context.db.send(
    sql`update media set removed_at = ${context.now()} where id = any(${ids}::bigint[]) and ${inAlbum(album)} and ${IS_LIVE}`,
  );
  ensureMain(context, album);
  context.enqueue(TIDY_MEDIA, {}, tidyIn(context, REMOVED_MS));
}
