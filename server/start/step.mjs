import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noteWorker } from './lock.mjs';
import { root } from './root.mjs';

/** A failed step of the installation or build; the message is the program's output. */
export class StepFailed extends Error {}

/** Path of a package's program, to run with this Node: the shims in node_modules/.bin differ by system. */
export function programOf(packageName, program) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** Runs a command quietly: prints one line with its seconds, or its whole output if it fails. */
export async function step(title, command, args, options = {}) {
  const began = performance.now();
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StepFailed(`${output.trimEnd()}\n\n${title}: failed. What went wrong stands above.`);
  console.log(`${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    noteWorker(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) =>
      reject(new StepFailed(`${command} cannot be run (${error.message}): is it installed?`)),
    );
    child.on('close', (code) => resolve({ code, output }));
  });
}
