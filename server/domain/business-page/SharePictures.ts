import { LRUCache } from 'lru-cache';
import type { Log } from '../../core/log.js';
import { storedImage } from '../../core/storage/image-files.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import type { Storage } from '../../core/storage/storage.js';
import { drawSharePicture } from './draw-share-picture.js';

const MAX_BYTES = 32 << 20;

/** Pictures for link previews by the photo that they show; those asked for last are kept. */
export class SharePictures {
  readonly #pictures: LRUCache<string, Buffer>;

  constructor(storage: Storage, log: Log) {
    const read = async (address: string): Promise<Buffer | null> => {
      const [kind = '', size = '', file = ''] = address.split('/').slice(-3);
      const image = storedImage(kind, size, file);
      return image && reachStorage(log, () => storage.get(image.name));
    };
    this.#pictures = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: (picture, photo) => picture.length + 2 * photo.length,
      fetchMethod: async (photo) => drawSharePicture(photo === '' ? null : await read(photo)),
    });
  }

  /** The picture with the photo of this address, drawn once for all who ask at the same time. Throws UNAVAILABLE if the storage is. */
  async draw(photo: string | null): Promise<Buffer> {
    return (await this.#pictures.fetch(photo ?? ''))!;
  }
}
