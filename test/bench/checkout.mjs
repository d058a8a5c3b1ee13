// The checkout that is measured: where it lies, what it was built from, and how its own screens ask.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';

const { adminText, publicText, operationsOf } = createRequire(import.meta.url)('../../web/trusted-documents.cjs');

const filesBelow = (folder, name) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

/** Its documents by operation, as its screens send them: by hash where it knows the hash, else as text. */
function readDocuments(root) {
  const known = new Set(
    ['admin', 'public']
      .map((client) => path.join(root, 'dist/documents', `${client}.json`))
      .filter((file) => fs.existsSync(file))
      .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')))),
  );
  const documents = new Map();
  for (const [client, textOf] of [
    ['admin', adminText],
    ['public', publicText],
  ]) {
    const files = filesBelow(path.join(root, 'web', client), /\.graphql$/);
    const parsed = files.map((file) => ({ document: parse(fs.readFileSync(file, 'utf8'), { noLocation: true }) }));
    for (const { node, document } of operationsOf(parsed)) {
      const text = textOf(document);
      const hash = createHash('sha256').update(text).digest('hex');
      documents.set(node.name.value, { text, hash: known.has(hash) ? hash : null });
    }
  }
  return documents;
}

export async function openCheckout(root) {
  const documents = readDocuments(root);
  const moduleOf = (name) => import(pathToFileURL(filesBelow(path.join(root, 'dist/server'), name)[0]).href);
  return {
    root,
    main: path.join(root, 'dist/server/main.js'),
    tokens: await moduleOf(/^tokens\.js$/),
    personHandle: (await moduleOf(/^person-handle\.js$/)).personHandle,
    usesHashes: [...documents.values()].some(({ hash }) => hash !== null),
    /** Whether parties have items of the catalogue: older checkouts know none. */
    hasProducts: documents.get('QueuePage_Queue').text.includes('selectedProducts'),
    /** Whether a staff member may serve a party. */
    hasStaff: documents.get('QueuePage_Queue').text.includes('askedForStaff'),
    /** Text of its operation on a root field, whose own name changes more seldom. */
    textOn: (field) => [...documents.values()].find(({ text }) => new RegExp(`\\b${field}\\b`).test(text)).text,
    knows: (name) => documents.has(name),
    /** Body of a request for one of its operations. */
    body(name, variables) {
      const { text, hash } = documents.get(name);
      return JSON.stringify(
        hash
          ? { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
          : { operationName: name, variables, query: text },
      );
    },
  };
}
