import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { hasFeature } from '../businesses/has-feature.js';
import { ITEMS } from '../catalogue/item.sql.js';
import { BUSINESS_ALBUM } from '../media/album.js';
import type { Photo } from '../media/Photo.js';
import { readAlbum, readPhotos } from '../media/photos.js';
import { requireStaffMember } from '../staff/staff-members.js';

const readItemState = (db: Db, id: string) =>
  db.row<{ isLive: boolean }>(sql`select is_live from ${ITEMS} item where id = ${id}`);

/** The id of an item, archived or not. Throws NOT_FOUND. */
export async function requireProduct(db: Db, productId: string): Promise<string> {
  const id = idOf(productId, 'That item');
  if (!(await readItemState(db, id))) throw notFound('That item');
  return id;
}

/** Photos of an item, archived or not. Throws NOT_FOUND. */
export async function productAlbum(context: Context, productId: string): Promise<Photo[]> {
  return readAlbum(context, { kind: 'product', ownerId: await requireProduct(context.db, productId) });
}

/** Photos of a staff member, archived or not. Throws NOT_FOUND. */
export async function staffAlbum(context: Context, staffId: string): Promise<Photo[]> {
  return readAlbum(context, { kind: 'staff', ownerId: await requireStaffMember(context.db, staffId) });
}

export const businessAlbum = (context: Context): Promise<Photo[]> => readAlbum(context, BUSINESS_ALBUM);

/** Photos of a live item; none of another, and none where the plan has no catalogue. Throws NOT_FOUND without such a business. */
export async function publicProductAlbum(context: Context, productId: string): Promise<Photo[]> {
  if (!(await hasFeature(context, 'catalogue'))) return [];
  const id = idOf(productId, 'That item');
  const isLive = (await readItemState(context.db, id))?.isLive ?? false;
  return isLive ? readAlbum(context, { kind: 'product', ownerId: id }) : [];
}

/** Photos of the business page; none where the plan has no page. Throws NOT_FOUND without such a business. */
export async function publicBusinessAlbum(context: Context): Promise<Photo[]> {
  return (await hasFeature(context, 'business-page')) ? businessAlbum(context) : [];
}

/** A photo of a staff member. Throws NOT_FOUND. */
export async function staffPhoto(context: Context, id: string): Promise<Photo> {
  const [photo] = await readPhotos(context, [idOf(id, 'That photo')]);
  if (!photo?.staffId) throw notFound('That photo');
  return photo;
}

/** A photo of an item. Throws NOT_FOUND. */
export async function productPhoto(context: Context, id: string): Promise<Photo> {
  const [photo] = await readPhotos(context, [idOf(id, 'That photo')]);
  if (!photo?.productId) throw notFound('That photo');
  return photo;
}

/** A photo of a live item. Throws NOT_FOUND, also where the plan has no catalogue. */
export async function publicProductPhoto(context: Context, id: string): Promise<Photo> {
  const photo = (await hasFeature(context, 'catalogue')) ? await productPhoto(context, id) : null;
  const product = photo && (await readItemState(context.db, photo.productId!));
  if (!photo || !product?.isLive) throw notFound('That photo');
  return photo;
}
