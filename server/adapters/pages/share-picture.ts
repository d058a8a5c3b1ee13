import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Execute } from '../../core/graphql/execute.js';
import { factsOf } from '../../core/http/request-facts.js';
import type { Log } from '../../core/log.js';
import { storedImage } from '../../core/storage/image-files.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import type { Storage } from '../../core/storage/storage.js';
import { drawSharePicture } from '../../domain/business-page/draw-share-picture.js';
import { operationsOf, RequestError } from './run-operation.js';
import { loadServerEntry } from './server-entry.js';

const MAX_BYTES = 32 << 20;
const STATUS: Readonly<Record<string, number>> = {
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.RATE_LIMITED]: 429,
  [ErrorCode.UNAVAILABLE]: 503,
};

/** The picture that link previews of a business page show: its main photo cut to their shape, else a drawn one. */
export async function sharePicture(
  execute: Execute,
  config: Config,
  { storage, log }: { storage: Storage; log: Log },
): Promise<RequestHandler> {
  const entry = await loadServerEntry();
  const operations = operationsOf(execute, config);
  const readPhoto = (address: string): Promise<Buffer | null> => {
    const [kind = '', size = '', file = ''] = address.split('/').slice(-3);
    const image = storedImage(kind, size, file);
    return image ? reachStorage(log, () => storage.get(image.name)) : Promise.resolve(null);
  };
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture, photo) => picture.length + 2 * photo.length,
    fetchMethod: async (photo) => drawSharePicture(photo === '' ? null : await readPhoto(photo)),
  });
  return async (request, response) => {
    const run = operations(request, factsOf(request, config));
    let photo: string | null;
    try {
      photo = await entry.photoToShare(run, String(request.params['vanityName']));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      response.status(STATUS[error.code] ?? 500).json({ message: error.message, code: error.code });
      return;
    }
    const picture = await pictures.fetch(photo ?? '');
    // Pages of other hosts show it.
    response.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.type('png').send(picture);
  };
}
