import type { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { albumOf, IN_ALBUMS, type Album } from './album.js';
import { lockAlbum } from './lock-album.js';
import { ensureMain, makeMain } from './main-photo.js';
import { requireRoom } from './require-room.js';
import { UNDO_MS } from './tidy-media-job.js';

type Removed = Pick<Media, 'id' | 'isMain'>;

/** Albums of photos that were removed in the last 10 minutes. Throws NOT_FOUND unless all were. */
export async function albumsOfRemoved(context: Context, ids: readonly string[]): Promise<Map<string, Album>> {
  const rows = await context.db.rows<Pick<Media, 'id' | 'kind' | 'productId'>>(sql`
    select id, kind, product_id from media
    where id = any(${ids}::bigint[]) and ${IN_ALBUMS} and removed_at > ${new Date(context.now().getTime() - UNDO_MS)}`);
  if (rows.length < new Set(ids).size) throw notFound('That photo');
  return new Map(rows.map((row) => [row.id, albumOf(row)]));
}

/** Brings removed photos of an album back; one that was its main one is so again. Throws CONFLICT if the album is full. */
export async function restorePhotos(context: Context, album: Album, ids: readonly string[]): Promise<void> {
  lockAlbum(context, album);
  await requireRoom(context.db, album, ids.length);
  const restored = await context.db.rows<Removed>(sql`
    select id, is_main from media where id = any(${ids}::bigint[]) and removed_at is not null order by id for update`);
  const main = restored.find(({ isMain }) => isMain);
  context.db.send(sql`update media set is_main = false where id = any(${ids}::bigint[]) and removed_at is not null`);
  context.db.send(sql`update media set removed_at = null where id = any(${ids}::bigint[]) and removed_at is not null`);
  if (main) makeMain(context, album, main.id);
  else ensureMain(context, album);
}
