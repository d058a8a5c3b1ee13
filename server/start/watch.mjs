import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import path from 'node:path';
import { commands } from './build.mjs';
import { endWith, startChild } from './run.mjs';
import { root, step, StepFailed } from './step.mjs';

/** Rebuilds what changes and restarts the server when its part did; a page is reloaded by hand. */
export async function watch() {
  const tsc = startWatcher('server', [...commands.server(), '--watch', '--preserveWatchOutput']);
  const others = [startWatcher('web', [...commands.client(), '--watch']), startWatcher('pages', [...commands.pages(), '--watch'])];
  const documents = watchDocuments();
  await firstCompilation(tsc);
  const server = startChild(['--watch', '--watch-preserve-output', path.join(root, 'dist', 'server', 'main.js')]);
  await endWith(server, () => {
    documents.close();
    for (const watcher of [tsc, ...others]) watcher.kill();
  });
}

function startWatcher(name, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n')) if (/error|warning|built in|Found \d+ error/i.test(line)) console.log(`[${name}] ${line.trim()}`);
    });
  }
  process.on('exit', () => child.kill());
  return child;
}

// Started earlier, the server would be restarted at once by the files that the first compilation writes.
function firstCompilation(tsc) {
  return new Promise((resolve, reject) => {
    tsc.stdout.on('data', (text) => { if (/Watching for file changes|Found \d+ error/.test(text)) resolve(); });
    tsc.on('exit', () => reject(new StepFailed('The compiler ended.')));
  });
}

function watchDocuments() {
  let running = false, again = false;
  const generate = async () => {
    if (running) { again = true; return; }
    running = true;
    do {
      again = false;
      await step('Generated the typed documents', process.execPath, commands.codegen()).catch((error) => console.error(error.message));
    } while (again);
    running = false;
  };
  const onChange = (_, file) => { if (file?.endsWith('.graphql')) void generate(); };
  const watchers = [watchFiles(path.join(root, 'web'), { recursive: true }, onChange), watchFiles(root, onChange)];
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}
