import { sql } from '../../core/database/sql.js';

/** Columns of a media row that an Image is made of. */
export const IMAGE_COLUMNS = sql`id, kind, file, width, height, placeholder`;

/** What is uploaded whole and not removed. */
export const IS_LIVE = sql`attached_at is not null and removed_at is null`;

/** Images of the business. */
export const IMAGES = sql`(select business_id, ${IMAGE_COLUMNS} from media where ${IS_LIVE})`;

/** Names of the stored files. Reads older databases too, whose rows had one file and no columns for more. */
export const FILE_NAMES = sql`
  select name from media m, jsonb_array_elements_text(coalesce(to_jsonb(m) -> 'files', jsonb_build_array(kind || '/' || file))) name
  where to_jsonb(m) -> 'attached_at' is distinct from 'null'::jsonb order by id, name`;
