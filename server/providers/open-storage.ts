import type { Config } from '../config.js';
import { folderStorage } from './folder-storage.js';
import { s3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

export function openStorage({ storage }: Config): Storage {
  return storage.kind === 'folder' ? folderStorage(storage.path) : s3Storage(storage);
}
