import { audit } from '../../core/access/audit.js';
import type { Permission } from '../../core/access/permissions.js';
import { requirePermission } from '../../core/access/require-permission.js';
import type { Context } from '../../core/context.js';
import { idOf, uniqueIds } from '../../core/ids.js';
import type { Topic } from '../../core/topic.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { CATALOGUE } from '../catalogue/topics.js';
import { STAFF } from '../staff/topics.js';
import type { Album, AlbumKind } from '../media/album.js';
import { albumsOf } from '../media/photos.js';

/** Who may change the albums of a kind, and which screens show them. */
const RULES: Readonly<Record<AlbumKind, { permission: Permission; topic: Topic }>> = {
  product: { permission: 'catalogue.write', topic: CATALOGUE },
  staff: { permission: 'staff.write', topic: STAFF },
  business: { permission: 'page.write', topic: BUSINESS_PAGE },
};

/** A photo's id with its album. Throws NOT_FOUND; FORBIDDEN or INVALID_PLAN if the viewer may not change the album. */
export async function changeablePhoto(context: Context, photoId: string): Promise<{ id: string; album: Album }> {
  const id = idOf(photoId, 'That photo');
  const albums = await albumsOf(context, [id]);
  requireAlbums(context, albums);
  return { id, album: albums.get(id)! };
}

/** Throws FORBIDDEN or INVALID_PLAN if the viewer may not change one of the albums. */
export function requireAlbums({ viewer }: Context, albums: ReadonlyMap<string, Album>): void {
  for (const { kind } of albums.values()) requirePermission(viewer, RULES[kind].permission);
}

export const photoIdsOf = (photoIds: readonly string[]): string[] => uniqueIds(photoIds, 'That photo');

/** Photos by album, in one order, so that two operations never wait for each other's album. */
export function byAlbum(albums: ReadonlyMap<string, Album>): { album: Album; ids: string[] }[] {
  const groups = new Map<string, { album: Album; ids: string[] }>();
  for (const [id, album] of albums) {
    const key = `${album.kind}:${album.ownerId ?? ''}`;
    groups.set(key, { album, ids: [...(groups.get(key)?.ids ?? []), id] });
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

/** Writes a change of an album to the audit log, and tells the open screens. */
export async function noteChange(
  context: Context,
  album: Album,
  action: 'add' | 'main' | 'describe' | 'remove' | 'restore',
): Promise<void> {
  await audit(context, `${album.kind}-photos.${action}`, { subject: album.ownerId ?? '' });
  context.tick(RULES[album.kind].topic);
}
