// `node test/setup/find-unprepared.mjs <file>`: fails over a statement of the server that no test prepared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unpreparedIn } from './unprepared.mjs';

const [file] = process.argv.slice(2);
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const prepared = [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line));
const sources = readdirSync('server', { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.includes('.generated.'))
  .map((name) => path.join('server', name))
  .map((name) => ({ path: name, text: readFileSync(name, 'utf8') }));
const missing = unpreparedIn(sources, prepared);
if (missing.length > 0) {
  console.error(`No test prepares these statements:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
