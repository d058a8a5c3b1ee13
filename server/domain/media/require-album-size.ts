import { ErrorCode } from '../../../entities/ErrorCode.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { Refusal } from '../../core/Refusal.js';
import { inAlbum, maxPhotosOf, type Album } from './album.js';
import { IS_LIVE } from './media.sql.js';

/** Throws CONFLICT if an album would hold too many photos with so many more. */
export async function requireAlbumSize(db: Db, album: Album, more: number): Promise<void> {
  const max = maxPhotosOf(album);
  const { used } = (await db.row<{ used: number }>(
    sql`select count(*)::int as used from media where ${inAlbum(album)} and ${IS_LIVE}`,
  ))!;
  if (used + more > max)
    throw new Refusal(ErrorCode.CONFLICT, `An album holds at most ${max} photos. Delete some first.`, {
      details: { max, used },
    });
}
