import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineLoader } from '../../core/loader.js';
import type { Image } from '../../../entities/Image.js';
import { imageOf, type ImageRow } from './image-of.js';
import { IMAGES } from './media.sql.js';

/** The logos with these ids, in order; null for missing ones. */
async function logosByIds(context: Context, ids: readonly string[]): Promise<(Image | null)[]> {
  const rows = await context.db.rows<ImageRow>(
    sql`select * from ${IMAGES} logo where kind = 'checkinapp' and id = any(${ids}::bigint[])`,
  );
  const logos = new Map(rows.map((row) => [row.id, imageOf(row)]));
  return ids.map((id) => logos.get(id) ?? null);
}

/** One logo, batched with others of the operation. */
export const LOGO_BY_ID = defineLoader(logosByIds);
