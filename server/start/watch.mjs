import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import path from 'node:path';
import { commands } from './build.mjs';
import { root } from './root.mjs';
import { endWith, startChild } from './run.mjs';
import { step } from './step.mjs';

const SETTLE_MS = 100; // editors write a file in several steps

/** Rebuilds on changes and restarts the server if its part changed; pages are reloaded by hand. */
export function watch() {
  const watchers = [
    ...rerunOnChange(['server', 'entities'], /\.ts$/, 'Compiled the server', commands.server()),
    ...rerunOnChange(['web', 'schema.graphql'], /\.graphql$/, 'Generated the typed documents', commands.codegen()),
    ...rerunOnChange(['server/core/i18n/messages'], /\.json$/, 'Compiled the texts', commands.codegen()),
  ];
  const builders = [startBuilder('web', commands.client()), startBuilder('pages', commands.pages())];
  const server = startChild(['--watch', '--watch-preserve-output', path.join(root, 'dist', 'server', 'main.js')]);
  return endWith(server, () => {
    for (const watcher of watchers) watcher.close();
    for (const builder of builders) builder.kill();
  });
}

// Not tsc --watch: the native compiler polls rarely, and a full compilation takes a second.
function rerunOnChange(places, pattern, title, command) {
  let timer,
    running = false;
  const rerun = async () => {
    if (running) return schedule();
    running = true;
    await step(title, process.execPath, command).catch((error) => console.error(error.message));
    running = false;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(rerun, SETTLE_MS);
  };
  const onChange = (_, file) => {
    if (file && pattern.test(file)) schedule();
  };
  return places.map((place) => watchFiles(path.join(root, place), { recursive: !path.extname(place) }, onChange));
}

function startBuilder(name, command) {
  const child = spawn(process.execPath, [...command, '--watch'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n'))
        if (/^\s*built in|^\[?\w*error|error during build/i.test(line)) console.log(`[${name}] ${line.trim()}`);
    });
  }
  process.on('exit', () => child.kill());
  return child;
}
