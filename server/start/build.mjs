import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { programOf, step } from './step.mjs';

const dist = path.join(root, 'dist');
const stamp = path.join(dist, '.greeter-build');
const SOURCES = ['server', 'entities', 'web', 'schema.graphql', 'codegen.ts', 'package-lock.json'];

const NODE = process.execPath;
export const commands = {
  codegen: () => [programOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.ts'],
  server: () => [programOf('typescript', 'tsc'), '-p', 'server'],
  client: () => [programOf('vite', 'vite'), 'build', '--config', 'web/vite.config.ts'],
  pages: () => [programOf('vite', 'vite'), 'build', '--config', 'web/vite.config.ts', '--ssr'],
};

/** Whether dist/ was built from exactly these sources; writes nothing. */
export function isBuilt(wanted = hashOfSources()) {
  const complete = existsSync(stamp) && existsSync(path.join(dist, 'server', 'main.js'));
  return complete && readFileSync(stamp, 'utf8') === wanted;
}

/** Builds dist/ unless it was built from exactly these sources. */
export async function buildWhatIsStale() {
  const wanted = hashOfSources();
  if (isBuilt(wanted)) return;
  rmSync(stamp, { force: true }); // an interrupted build must not count as one
  await step('Generated the typed documents', NODE, commands.codegen());
  for (const folder of ['server', 'entities']) rmSync(path.join(dist, folder), { recursive: true, force: true });
  await step('Compiled the server', NODE, commands.server());
  await step('Built the web pages', NODE, commands.client());
  await step('Built the pages that the server renders', NODE, commands.pages());
  writeFileSync(stamp, wanted);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(root, source)))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Every source file below, in a fixed order; generated files are not sources. */
function filesOf(at) {
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [at];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.generated\.|^\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
