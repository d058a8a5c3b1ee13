import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { Album } from './album.js';

/** Changes of an album come one after the other, so that it has one main photo and no more photos than it can hold. */
export function lockAlbum(context: Context, { kind, ownerId }: Album): void {
  const key = `album:${context.businessId}:${kind}:${ownerId ?? ''}`;
  context.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
