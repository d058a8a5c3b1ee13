import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { isAlive } from './lock.mjs';
import { root } from './root.mjs';

/**
 * 8 MB for young objects, and old ones are collected once they have grown by 60 % since the last time. With Node's defaults, 16 MB and up to four times as
 * much, a busy process was over 100 MB larger and no quicker.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

/** Runs a built program of the server in this terminal and exits with its code. */
export function runProgram(name, args = []) {
  return endWith(startChild([...MEMORY_FLAGS, path.join(root, 'dist', 'server', name), ...args], { channel: true }));
}

/**
 * A Node program in this terminal but in its own process group: Ctrl-C goes to a whole group and npm forwards it as well, so the
 * server would get it several times. With `channel` it gets 'disconnect' if this process is killed.
 */
export function startChild(args, { channel = false } = {}) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', ...(channel ? ['ipc'] : [])],
    detached: process.platform !== 'win32',
  });
}

const PARENT_LOOK_MS = 500;

/** Calls `onEnd` when npm, which runs this program, is gone: killed, it hands nothing on. A program started without npm may outlive its shell. */
function watchNpm(onEnd) {
  const npm = process.env.npm_lifecycle_event && npmPid();
  if (!npm) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    onEnd();
  }, PARENT_LOOK_MS);
  timer.unref();
}

/** npm runs us through a shell, which some systems replace by the program. */
function npmPid() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, above, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return command?.includes('start.mjs') ? Number(above) : process.ppid;
}

/** Forwards signals to the child, once per key press, and exits with its code. */
export function endWith(child, onSignal = () => {}) {
  let last = -Infinity;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (performance.now() - last < 1000) return;
      last = performance.now();
      onSignal();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  watchNpm(() => {
    onSignal();
    child.kill('SIGTERM');
  });
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      onSignal();
      process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
