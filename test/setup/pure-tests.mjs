import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const OUTSIDE = /^test\/(?:architecture|rest|web|browser|bench|reliability|contracts|database)\//;
/** What gives a test a database, a server or a provider. */
const NEEDS_MORE =
  /useWorld|openWorld|workerDatabase|setup\/|startEmbedded|Parties|Salon|createServer|through-the-door/;

/** Tests of functions that touch nothing outside themselves: they need no database, so `--check` runs them. */
export const pureTests = readdirSync(path.join(root, 'test'), { recursive: true })
  .map((file) => path.posix.join('test', file.replaceAll(path.sep, '/')))
  .filter((file) => file.endsWith('.test.ts') && !OUTSIDE.test(file))
  .filter((file) => !NEEDS_MORE.test(readFileSync(path.join(root, file), 'utf8')));
