import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../world/until.js';

const root = path.resolve(import.meta.dirname, '../..');
const SECRET = 'a secret of the tests, at least 32 characters long';
// A process that waits for another to make the demo may take twice as long on a busy machine.
export const START_MS = 120_000;
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot', 'EMBEDDED_PG_OS_USER'];

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface StartOptions {
  env?: Record<string, string | undefined>;
  flags?: string[];
  program?: string;
}

/** The built product in a process of its own, to be stopped and killed; without a demo unless asked. */
export class RunningApp {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  stdout = '';
  stderr = '';

  constructor(dataDir: string, { env = {}, flags = [], program = 'dist/server/main.js' }: StartOptions = {}) {
    const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
    this.child = spawn(process.execPath, [path.resolve(root, program), ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        GREETER_SECRET: SECRET,
        GREETER_DEMO: '0',
        LOG_LEVEL: 'trace',
        ...env,
      },
    });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
    });
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    this.ended = once(this.child, 'close').then(
      ([code, signal]) => ({ code, signal, stdout: this.stdout, stderr: this.stderr }) as Ended,
    );
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Its address once it is ready. */
  async url(): Promise<string> {
    const address = () => /open at\s+(http:\S+)/.exec(this.stdout)?.[1]?.replace('localhost', '127.0.0.1');
    await until(() => address() !== undefined || !this.isAlive, 'the product to listen', START_MS);
    const url = address();
    if (!url) throw new Error(`The product ended before it listened:\n${this.stdout}\n${this.stderr}`);
    await until(
      async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false,
      'the product to be ready',
      START_MS,
    );
    return url;
  }

  /** How it ends by itself; a server that opens instead is stopped. */
  async refusal(): Promise<Ended> {
    const isOpen = () => this.stdout.includes('Greeter is open at');
    await until(() => isOpen() || !this.isAlive, 'the end', START_MS);
    return this.isAlive ? this.end('SIGTERM') : this.ended;
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** A folder that also the database's own user can enter. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-reliability-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Ends what still runs on a folder of `newFolder` and removes it. */
export function removeFolder(folder: string): void {
  const pid = postmasterOf(folder);
  if (pid !== null) process.kill(pid, 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** The PostgreSQL that runs on a data folder, or null. */
export function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(fs.readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
