import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';
import type { Album } from './album.js';

/** Changes of an album come one after the other, so that it has one main photo and no more photos than it can hold. */
export function lockAlbum(context: Context, { kind, ownerId }: Album): void {
  lockBusiness(context, `album:${kind}:${ownerId ?? ''}`);
}
