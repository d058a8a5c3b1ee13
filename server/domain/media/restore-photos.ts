import type { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { Album } from './album.js';
import { lockAlbum } from './lock-album.js';
import { ensureMain, makeMain } from './main-photo.js';
import { albumsOf } from './photos.js';
import { requireAlbumSize } from './require-album-size.js';
import { UNDO_MS } from './tidy-media-job.js';

type Removed = Pick<Media, 'id' | 'isMain'>;

/** Albums of photos that were removed in the last 10 minutes. Throws NOT_FOUND unless all were. */
export const albumsOfRemoved = (context: Context, ids: readonly string[]): Promise<Map<string, Album>> =>
  albumsOf(context, ids, sql`removed_at > ${new Date(context.now().getTime() - UNDO_MS)}`);

/** Brings removed photos of an album back; one that was its main one is so again. Throws CONFLICT if the album is full. */
export async function restorePhotos(context: Context, album: Album, ids: readonly string[]): Promise<void> {
  lockAlbum(context, album);
  await requireAlbumSize(context.db, album, ids.length);
  const restored = await context.db.rows<Removed>(sql`
    select id, is_main from media where id = any(${ids}::bigint[]) and removed_at is not null order by id for update`);
  const main = restored.find(({ isMain }) => isMain);
  context.db.send(sql`update media set is_main = false where id = any(${ids}::bigint[]) and removed_at is not null`);
  context.db.send(sql`update media set removed_at = null where id = any(${ids}::bigint[]) and removed_at is not null`);
  if (main) makeMain(context, album, main.id);
  else ensureMain(context, album);
}
