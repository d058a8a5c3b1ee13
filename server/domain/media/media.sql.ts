import { sql } from '../../core/database/sql.js';

/** Images of the business. */
export const IMAGES = sql`(select business_id, id, kind, file, width, height from media)`;

/** Names of the stored files. */
export const FILE_NAMES = sql`select kind || '/' || file as name from media order by id`;
