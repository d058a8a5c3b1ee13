import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './sources.js';

/** Subscriptions go over a socket, as text. */
const SENT =
  /#([0-9a-f]{64})|hash":"([0-9a-f]{64})"},"kind":"Document","definitions":\[{"kind":"OperationDefinition","operation":"(?:query|mutation)"/g;

/** The generated documents of a client, which carry their hashes, beside the manifest that the server reads. */
test.each(['admin', 'public'])('the server knows every document that the %s sends by its hash', (client) => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, `dist/documents/${client}.json`), 'utf8')) as object;
  const folder = path.join(root, 'web', client);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'));
  const hashes = files.flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(SENT)]);
  expect(hashes.length).toBeGreaterThan(10);
  const known = new Set(Object.keys(manifest));
  expect(hashes.map(([, inText, inNode]) => inText ?? inNode!).filter((hash) => !known.has(hash))).toEqual([]);
});
