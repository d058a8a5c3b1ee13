import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../config.js';
import type { DocumentManifest } from '../../core/http/TrustedDocuments.js';

/** The documents that the built screens send by hash. */
export function readTrustedDocuments(): DocumentManifest {
  const manifests = ['admin', 'public'].map((client) => path.join(repositoryRoot, 'dist/documents', `${client}.json`));
  return Object.assign({}, ...manifests.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as DocumentManifest));
}
