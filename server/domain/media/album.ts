import type { Media } from '../../../entities/Media.js';
import { joinSql, NO_SQL, sql, type Sql } from '../../core/database/sql.js';

export interface Album {
  kind: AlbumKind;
  /** Null where the business itself owns it. */
  ownerId: string | null;
}

interface Kind {
  rows: Sql;
  /** Where a photo names what owns its album; null where the business itself does. */
  owner: { property: 'productId' | 'staffId'; column: Sql } | null;
  maxPhotos: number;
}

/** Kinds of albums. Who may change one is said in `albums/album-changes.ts`. */
const KINDS = {
  product: { rows: sql`kind = 'product'`, owner: { property: 'productId', column: sql`product_id` }, maxPhotos: 30 },
  staff: { rows: sql`kind = 'staff'`, owner: { property: 'staffId', column: sql`staff_id` }, maxPhotos: 30 },
  business: { rows: sql`kind = 'business'`, owner: null, maxPhotos: 60 },
} satisfies Partial<Record<Media['kind'], Kind>>;

export type AlbumKind = keyof typeof KINDS;

const ALL: readonly Kind[] = Object.values(KINDS);
const kindOf = ({ kind }: Album): Kind => KINDS[kind];

export const BUSINESS_ALBUM: Album = { kind: 'business', ownerId: null };

/** Rows of images that stand in albums. */
export const IN_ALBUMS = sql`(${joinSql(
  ALL.map(({ rows }) => rows),
  sql` or `,
)})`;

/** Columns of an Album. */
export const ALBUM_COLUMNS = sql`kind, coalesce(${joinSql(
  ALL.flatMap(({ owner }) => owner?.column ?? []),
  sql`, `,
)}) as owner_id`;

/** Photos that it can hold. */
export const maxPhotosOf = (album: Album): number => kindOf(album).maxPhotos;

/** Rows of an album, removed ones too. */
export function inAlbum(album: Album): Sql {
  const { rows, owner } = kindOf(album);
  return sql`${rows}${owner ? sql` and ${owner.column} = ${album.ownerId}` : NO_SQL}`;
}

/** What the rows of an album have in common. */
export function albumValues(album: Album): Pick<Media, 'kind'> & Partial<Media> {
  const { owner } = kindOf(album);
  return { kind: album.kind, ...(owner && { [owner.property]: album.ownerId }) };
}
