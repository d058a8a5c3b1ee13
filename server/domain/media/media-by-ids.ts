import { In } from 'typeorm';
import { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { defineLoader } from '../../core/loader.js';

/** The images with these ids, in order; null for missing ones. */
async function mediaByIds(context: Context, ids: readonly string[]): Promise<(Media | null)[]> {
  const media = new Map((await context.db.find(Media, { where: { id: In(ids) } })).map((item) => [item.id, item]));
  return ids.map((id) => media.get(id) ?? null);
}

/** One image, batched with others of the operation. */
export const MEDIA_BY_ID = defineLoader(mediaByIds);

/** Address of an image on this server. */
export function mediaUrl(media: Pick<Media, 'kind' | 'file'>): string {
  return `/api/static/media/${media.kind}/preview/${media.file}`;
}
