import fs from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { root } from '../architecture/sources.js';

const texts: Record<string, string> = Object.assign(
  {},
  ...['admin', 'public'].map(
    (client) =>
      JSON.parse(fs.readFileSync(path.join(root, `dist/documents/${client}.json`), 'utf8')) as Record<string, string>,
  ),
);

/** Whether a request runs this operation, sent as text or by the hash of its document. */
export function sends(request: Request, operation: string): boolean {
  const data = request.postData() ?? '';
  const hash = /"sha256Hash":"([0-9a-f]{64})"/.exec(data)?.[1];
  return (hash ? (texts[hash] ?? '') : data).includes(operation);
}
