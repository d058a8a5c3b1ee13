import type { Config } from '../../config.js';
import { folderStorage } from './folder-storage.js';
import type { Storage } from '../../core/storage/storage.js';

export async function openStorage({ storage }: Config): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(storage.path);
  // Loads the SDK only if a bucket is used.
  const { s3Storage } = await import('./s3-storage.js');
  return s3Storage(storage);
}
