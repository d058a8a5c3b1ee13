import { audit } from '../../core/access/audit.js';
import type { Permission } from '../../core/access/permissions.js';
import { requirePermission } from '../../core/access/require-permission.js';
import type { Context } from '../../core/context.js';
import type { Topic } from '../../core/topic.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { CATALOGUE } from '../catalogue/topics.js';
import { albumOf, type Album } from '../media/album.js';
import type { Photo } from '../media/Photo.js';

/** The album of a photo. Throws FORBIDDEN or INVALID_PLAN if the viewer may not change it. */
export function changeableAlbum(context: Context, { productId }: Pick<Photo, 'productId'>): Album {
  const album = albumOf({ kind: productId === null ? 'business' : 'product', productId });
  requireAlbum(context, album);
  return album;
}

/** Who may change the albums of a kind, and which screens show them. */
const RULES: Readonly<Record<Album['kind'], { permission: Permission; topic: Topic }>> = {
  product: { permission: 'catalogue.write', topic: CATALOGUE },
  business: { permission: 'page.write', topic: BUSINESS_PAGE },
};

export function requireAlbum({ viewer }: Context, { kind }: Album): void {
  requirePermission(viewer, RULES[kind].permission);
}

/** Writes a change of an album to the audit log, and tells the open screens. */
export async function noteChange(
  context: Context,
  album: Album,
  action: 'add' | 'main' | 'describe' | 'remove' | 'restore',
): Promise<void> {
  await audit(context, `${album.kind}-photos.${action}`, { subject: album.productId ?? '' });
  context.tick(RULES[album.kind].topic);
}
