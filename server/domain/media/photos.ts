import type { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { ALBUM_COLUMNS, inAlbum, IN_ALBUMS, type Album } from './album.js';
import { imageOf, type ImageRow } from './image-of.js';
import { IMAGE_COLUMNS, IS_LIVE } from './media.sql.js';
import type { Photo } from './Photo.js';

export type PhotoRow = ImageRow & Pick<Media, 'isMain' | 'description' | 'productId' | 'staffId' | 'version'>;

export const PHOTO_COLUMNS = sql`${IMAGE_COLUMNS}, is_main, description, product_id, staff_id, version`;

/** The photos of an album, the main one first, then in the order in which they were added. */
export async function readAlbum(context: Context, album: Album): Promise<Photo[]> {
  const rows = await context.db.rows<PhotoRow>(
    sql`select ${PHOTO_COLUMNS} from media where ${inAlbum(album)} and ${IS_LIVE} order by is_main desc, id`,
  );
  return rows.map(photoOf);
}

/** The photos with these ids, in the order of the ids. Throws NOT_FOUND unless all are there. */
export async function readPhotos(context: Context, ids: readonly string[]): Promise<Photo[]> {
  const rows = await context.db.rows<PhotoRow>(
    sql`select ${PHOTO_COLUMNS} from media where id = any(${ids}::bigint[]) and ${IN_ALBUMS} and ${IS_LIVE}`,
  );
  const photos = new Map(rows.map((row) => [row.id, photoOf(row)]));
  return ids.map((id) => photos.get(id) ?? missing());
}

/** Albums of photos by the photos' ids, in their order. Throws NOT_FOUND unless all are there. */
export async function albumsOf(
  { db }: Context,
  ids: readonly string[],
  areThere: Sql = IS_LIVE,
): Promise<Map<string, Album>> {
  const rows = await db.rows<Album & { id: string }>(
    sql`select id, ${ALBUM_COLUMNS} from media where id = any(${ids}::bigint[]) and ${IN_ALBUMS} and ${areThere}`,
  );
  const albums = new Map(rows.map(({ id, ...album }) => [id, album]));
  return new Map(ids.map((id) => [id, albums.get(id) ?? missing()]));
}

const missing = (): never => {
  throw notFound('That photo');
};

export const photoOf = (row: PhotoRow): Photo => ({
  id: row.id,
  image: imageOf(row),
  isMain: row.isMain,
  description: row.description,
  productId: row.productId,
  staffId: row.staffId,
  version: row.version,
});
