import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type App = {
  /** For example http://localhost:41233 */
  url: string;
  dataDir: string;
  /** Everything that it printed so far. */
  output: () => string;
  /** Stops it as Ctrl-C does; its data goes unless the caller named the folder. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does, the database excepted. `stop` cleans up afterwards. */
  kill: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
/** Of the products that tests start. */
export const SECRET = 'a secret of the tests, at least 32 characters long';
const READY_MS = 90_000;
const STOP_MS = 30_000;

/** Runs the built product on a free port, with a data folder of its own unless `dataDir` is given, and waits until it is ready. */
export async function startProduct({
  env = {},
  dataDir,
}: { env?: Record<string, string>; dataDir?: string } = {}): Promise<App> {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-test-product-'));
  if (!dataDir) fs.chmodSync(folder, 0o755); // the database's own user walks in
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inherited(),
      PORT: '0',
      DATA_DIR: folder,
      GREETER_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const kill = async (): Promise<void> => {
    await end(child, 'SIGKILL');
  };
  const stop = async (): Promise<void> => {
    await end(child, 'SIGTERM');
    endDatabase(folder);
    if (!dataDir) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    return { url: await ready(child, () => said), dataDir: folder, output: () => said, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(child: ChildProcess, output: () => string): Promise<string> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended before it was ready:\n${output()}`);
    const url = /open at\s+(http:\S+)/.exec(output())?.[1];
    const answer = url && (await fetch(`${url}/readyz`).catch(() => null));
    if (url && answer && answer.ok) return url;
  }
  throw new Error(`The product was not ready in time:\n${output()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}

/** After `kill` the database is still there, waiting to be adopted by the next start. */
function endDatabase(folder: string): void {
  const file = path.join(folder, 'postgres/data/postmaster.pid');
  if (fs.existsSync(file)) process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
}

/** The tests' own environment must not reach the product: only what programs need. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot', 'EMBEDDED_PG_OS_USER'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
