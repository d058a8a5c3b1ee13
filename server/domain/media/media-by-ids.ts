import { In } from 'typeorm';
import { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { defineLoader } from '../../core/loader.js';

/** The images with these ids, in their order; null where there is none. */
async function mediaByIds(context: Context, ids: readonly string[]): Promise<(Media | null)[]> {
  const media = new Map((await context.db.find(Media, { where: { id: In(ids) } })).map((one) => [one.id, one]));
  return ids.map((id) => media.get(id) ?? null);
}

/** One image, read together with the others that an operation asks for. */
export const MEDIA_BY_ID = defineLoader(mediaByIds);

/** Address of an image on this server. */
export function mediaUrl(media: Pick<Media, 'kind' | 'file'>): string {
  return `/api/static/media/${media.kind}/preview/${media.file}`;
}
