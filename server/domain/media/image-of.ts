import type { Media } from '../../../entities/Media.js';
import { imageAddress, type ImageEnding } from '../../core/storage/image-files.js';
import type { Image } from '../../../entities/Image.js';
import { sizesOf } from './image-sizes.js';

export type ImageRow = Pick<Media, 'id' | 'kind' | 'file' | 'width' | 'height' | 'placeholder'>;

/** The image of a row, as the API has it. */
export function imageOf(row: ImageRow): Image {
  const { id, kind, width, height, placeholder } = row;
  const sizes = sizesOf(kind, width).filter((size) => size !== 'thumbnail');
  const srcset = (ending?: ImageEnding): string =>
    sizes.map((size) => `${imageAddress(row, size, ending)} ${size === 'preview' ? width : size}w`).join(', ');
  const isPhoto = kind !== 'checkinapp';
  return {
    id,
    url: imageAddress(row, 'preview'),
    thumbnailUrl: imageAddress(row, isPhoto ? 'thumbnail' : 'preview'),
    srcset: isPhoto ? srcset('webp') : '',
    fallbackSrcset: isPhoto ? srcset() : '',
    width,
    height,
    placeholder,
  };
}
