import type { Media } from '../../../entities/Media.js';
import { sql, type Sql } from '../../core/database/sql.js';

/** The photos of a product, or of the business itself. */
export type Album = { kind: 'product'; productId: string } | { kind: 'business'; productId: null };

/** Photos that an album can hold. */
export const MAX_PHOTOS: Record<Album['kind'], number> = { product: 30, business: 60 };

export const BUSINESS_ALBUM: Album = { kind: 'business', productId: null };

/** Kinds of images that stand in albums. */
export const IN_ALBUMS = sql`kind in ('product', 'business')`;

/** Rows of an album, removed ones too. */
export const inAlbum = ({ kind, productId }: Album): Sql =>
  kind === 'product' ? sql`kind = 'product' and product_id = ${productId}` : sql`kind = 'business'`;

export const albumOf = ({ kind, productId }: Pick<Media, 'kind' | 'productId'>): Album =>
  kind === 'product' ? { kind, productId: productId! } : BUSINESS_ALBUM;
