import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { RawLive } from '../access/raw-socket.js';
import { QueueChanged } from '../check-ins/queue.generated.js';
import { newFolder } from '../reliability/RunningApp.js';
import { until } from '../world/until.js';
import { Evening, type EveningOptions } from './Evening.js';
import type { Row } from './Row.js';

export interface Fault {
  name: string;
  /** How often in the whole run, and in the short one; 0 where a test of test/reliability brings it about already. */
  tries: [whole: number, short: number];
  run: (name: string, tries: number, seconds: number) => Promise<Row>;
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Brings one thing about again and again under check-ins; `bringAbout` returns once it is over. */
const under =
  (options: EveningOptions, bringAbout: (evening: Evening, index: number, seconds: number) => Promise<void>) =>
  async (name: string, tries: number, seconds: number): Promise<Row> => {
    const evening = await Evening.open(options);
    const backs: number[] = [];
    try {
      for (let index = 0; index < tries; index += 1) {
        await evening.guests.more(1 + ((index * 7) % 12));
        await bringAbout(evening, index, seconds);
        backs.push(await evening.back());
      }
      return await evening.close(name, tries, backs);
    } catch (error) {
      await evening.stop();
      throw error;
    }
  };

const isReady = async ({ url }: Evening): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

const SMALL_DISK_MB = 160;

/** Fills the disk under database, secret and media, waits, and frees it. */
async function fillDisk(evening: Evening, seconds: number): Promise<void> {
  const ballast = path.join(evening.folder, 'ballast');
  const file = fs.openSync(ballast, 'w');
  const refused = evening.guests.count('unavailable');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      try {
        for (;;) fs.writeSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    await until(() => evening.guests.count('unavailable') > refused, 'a refusal', 120_000);
    await until(async () => !(await isReady(evening)), '/readyz to say no');
    await pause(seconds);
    if (await isReady(evening)) throw new Error('/readyz says ready while the disk is full');
  } finally {
    fs.closeSync(file);
    fs.rmSync(ballast);
  }
  await until(() => isReady(evening), '/readyz to say yes');
}

async function onSmallDisk(name: string, tries: number, seconds: number): Promise<Row> {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    fs.rmSync(folder, { recursive: true });
    const none = { lost: [], doubled: [], wrong: [], answered: 0, refused: 0, longestMs: 0, backMs: null };
    return { fault: name, tries: 0, ...none, note: 'mounting is refused here' };
  }
  try {
    return await under({ folder, isMount: true }, (evening) => fillDisk(evening, seconds))(name, tries, seconds);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until a host who watches the queue hears of a check-in. */
async function hearAgain(live: RawLive): Promise<void> {
  const heard = live.about('queue').length;
  await until(() => live.about('queue').length > heard, 'a live update', 120_000);
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'server killed (-9), its database with it at times',
    tries: [30, 0], // kill.test.ts
    run: under({}, async (evening, index) => {
      const app = evening.apps[0]!;
      if (index % 3 === 2) await Promise.all([app.end('SIGKILL'), evening.endPostgres('SIGKILL')]);
      else await app.end('SIGKILL');
      await evening.start();
    }),
  },
  {
    name: 'embedded PostgreSQL killed (-9)',
    tries: [10, 0], // postgres-killed.test.ts
    run: under({}, (evening) => evening.endPostgres('SIGKILL')),
  },
  {
    name: 'outside PostgreSQL restarted, fast and immediate',
    tries: [10, 0], // database-away.test.ts
    run: under({ outside: true }, async (evening, index) => {
      await evening.endPostgres(index % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await evening.startPostgres();
    }),
  },
  {
    name: 'database stalled',
    tries: [3, 1],
    run: under({ outside: true }, async ({ proxy }, _index, seconds) => {
      proxy.stall();
      await pause(seconds);
      proxy.resume();
    }),
  },
  {
    name: 'connections to the database reset',
    tries: [20, 3],
    run: under({ outside: true }, async ({ proxy }) => proxy.reset()),
  },
  {
    name: 'connections to the database half closed',
    tries: [20, 3],
    run: under({ outside: true }, async ({ proxy }) => proxy.halfClose()),
  },
  {
    name: 'connections to the database silent for good',
    tries: [5, 0], // database-silent.test.ts
    run: under({ outside: true }, async ({ proxy }) => proxy.silence()),
  },
  {
    name: 'LISTEN connection silent for good',
    tries: [2, 0], // listen.test.ts
    run: under({ outside: true }, async ({ proxy, url, owner }) => {
      const live = await RawLive.open(url, owner.token!);
      await until(() => live.messages.length > 0, 'the acknowledgement');
      live.subscribe('queue', QueueChanged);
      await hearAgain(live);
      proxy.silence('listen tick');
      await hearAgain(live);
      live.end();
    }),
  },
  { name: 'disk full', tries: [3, 1], run: onSmallDisk },
  {
    name: 'rolling restart of two processes',
    tries: [10, 2],
    run: under({ outside: true, processes: 2 }, async (evening, index) => {
      await evening.apps[index % 2]!.end('SIGTERM');
      await evening.start(index % 2);
    }),
  },
];
