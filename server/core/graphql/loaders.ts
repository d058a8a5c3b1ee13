import DataLoader from 'dataloader';
import type { Media } from '../../../entities/Media.js';
import type { Context } from '../context.js';
import { mediaByIds } from '../../domain/media/media-by-ids.js';

/** Batches look-ups by id within one operation. */
export interface Loaders {
  media: DataLoader<string, Media | null>;
}

export function createLoaders(context: Context): Loaders {
  return { media: new DataLoader((ids) => mediaByIds(context, ids)) };
}
