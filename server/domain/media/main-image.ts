import type { Image } from '../../../entities/Image.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { imageOf, type ImageRow } from './image-of.js';
import { IMAGE_COLUMNS, IS_LIVE } from './media.sql.js';

const mainPhotos = (kind: Sql, owner: Sql): Sql => sql`(
  select business_id, ${owner}, ${IMAGE_COLUMNS} from media where kind = ${kind} and is_main and ${IS_LIVE}
)`;

/** The main photo of each product: at most one row per `product_id`. `imageOf` makes an Image of its columns. */
export const MAIN_PHOTOS = mainPhotos(sql`'product'`, sql`product_id`);

/** The same of each staff member, by `staff_id`. */
export const MAIN_STAFF_PHOTOS = mainPhotos(sql`'staff'`, sql`staff_id`);

/** Columns of a main photo that a statement calls `m` and may not have. */
export const MAIN_PHOTO_COLUMNS = sql`
  m.id as photo_id, m.kind as photo_kind, m.file as photo_file, m.width as photo_width, m.height as photo_height,
  m.placeholder as photo_placeholder`;

export interface MainPhotoRow {
  photoId: string | null;
  photoKind: ImageRow['kind'];
  photoFile: string;
  photoWidth: number;
  photoHeight: number;
  photoPlaceholder: string;
}

export const mainImageOf = (row: MainPhotoRow): Image | null =>
  row.photoId === null
    ? null
    : imageOf({
        id: row.photoId,
        kind: row.photoKind,
        file: row.photoFile,
        width: row.photoWidth,
        height: row.photoHeight,
        placeholder: row.photoPlaceholder,
      });
