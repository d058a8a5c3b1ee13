import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { inAlbum, type Album } from './album.js';
import { IS_LIVE } from './media.sql.js';

/** Makes a photo the main one of its album, which is locked. */
export function makeMain(context: Context, album: Album, id: string): void {
  context.db.send(sql`update media set is_main = false where ${inAlbum(album)} and is_main and id <> ${id}`);
  context.db.send(sql`update media set is_main = true where id = ${id}`);
}

/** Makes the oldest photo the main one of a locked album that has none. */
export function ensureMain(context: Context, album: Album): void {
  context.db.send(sql`
    update media set is_main = true
    where id = (select id from media where ${inAlbum(album)} and ${IS_LIVE} order by id limit 1)
      and not exists (select from media where ${inAlbum(album)} and ${IS_LIVE} and is_main)`);
}
