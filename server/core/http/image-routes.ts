import { Router } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Log } from '../log.js';
import { storedImage } from '../storage/image-files.js';
import { reachStorage } from '../storage/reach-storage.js';
import type { Storage } from '../storage/storage.js';

/** Serves every kind and size of a stored image. Names are random and never change their content, so browsers keep it. */
export function imageRoutes(storage: Storage, log: Log): Router {
  return Router().get('/api/static/media/:kind/:size/:file', async ({ params }, response) => {
    const { kind, size, file } = params as Record<'kind' | 'size' | 'file', string>;
    const image = storedImage(kind, size, file);
    const bytes = image && (await reachStorage(log, () => storage.get(image.name)));
    if (!bytes) {
      response.status(404).json({ message: 'That image was not found.', code: ErrorCode.NOT_FOUND });
      return;
    }
    response.set({
      'Content-Type': image.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${size}-${file}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.send(bytes);
  });
}
