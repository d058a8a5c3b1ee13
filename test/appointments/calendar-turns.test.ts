import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { outsideCalendars } from '../../server/adapters/providers/outside-calendars/outside-calendars.js';
import type { Log } from '../../server/core/log.js';
import { until } from '../world/until.js';
import { CalendarServer } from './CalendarServer.js';
import { hoursAt } from './hours-at.js';

/** Of the thread: it says that it began, and ends or not. */
const PROGRAM = `
import fs from 'node:fs';
export async function readBusy({ text }) {
  const [, began] = /X-BEGAN:(.*)/.exec(text) ?? [];
  if (began) fs.writeFileSync(began.trim(), '');
  if (text.includes('X-ENDLESS')) for (;;);
  return { busy: [] };
}`;
const WINDOW = { from: 0, to: 1, timeZone: 'UTC' };
const READ = { busy: [] };

const server = new CalendarServer();
/** Long enough for any machine: these tests hold answers back. */
const reach = { ...server.reach, maxMs: 120_000 };
let folder: string;
let program: string;
let calendars: ReturnType<typeof outsideCalendars>;
/** Answers that are held back, in their order. */
let held: ServerResponse[];

beforeAll(async () => {
  await server.open();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-calendars-'));
  program = path.join(folder, 'program.mjs');
  await fs.writeFile(program, PROGRAM);
});
afterAll(async () => {
  await server.close();
  await fs.rm(folder, { recursive: true });
});
beforeEach(() => {
  held = [];
  server.asked.length = 0;
});
afterEach(() => calendars.stop());

const start = (options: { maxMs?: number; maxWaitMs?: number; slowMs?: number } = {}) => {
  calendars = outsideCalendars({ warn() {} } as unknown as Log, { reach, program, ...options });
};
const read = (businessId: string, address: string) => calendars.read(address, WINDOW, businessId);
const holding = (file: string) => server.answers(file, (_, response) => void held.push(response));
const release = () => held.shift()!.writeHead(200, { 'content-type': 'text/calendar' }).end(hoursAt());
const saying = (line: string) => hoursAt().replace('END:VCALENDAR', `${line}\r\nEND:VCALENDAR`);
const endless = (file: string, began = '') => server.has(file, saying(`X-ENDLESS:1\r\nX-BEGAN:${began}`));

describe('calendars of many businesses', () => {
  test('are fetched at the same time, of one business one after the other', async () => {
    start();
    const first = read('2', holding('/2a'));
    const second = read('2', holding('/2b'));
    await until(() => held.length === 1, 'the first one');
    expect(await read('3', server.has('/3', hoursAt()))).toMatchObject(READ);
    expect(server.asked.map((file) => file.slice(-3))).toEqual(['/2a', 'e/3']);
    release();
    expect(await first).toMatchObject(READ);
    await until(() => held.length === 1, 'the second one');
    release();
    expect(await second).toMatchObject(READ);
  });

  test('are read by turns, each with all of its time from its own turn on', async () => {
    start({ maxMs: 2500 });
    const bad = [read('2', endless('/2')), read('3', endless('/3'))];
    await until(() => server.asked.length === 2, 'both');
    const good = read('4', server.has('/4', hoursAt()));
    expect(await Promise.all(bad)).toMatchObject([{ fault: 'TOO_COMPLEX' }, { fault: 'TOO_COMPLEX' }]);
    expect(await good).toMatchObject(READ);
  });
});

describe('a calendar is put off, which says nothing of it', () => {
  test('where its turn does not come in time', async () => {
    start({ maxWaitMs: 50 });
    const first = read('2', holding('/2a'));
    await until(() => held.length === 1, 'the first one');
    expect(await read('2', server.has('/2b', hoursAt()))).toEqual({ isPutOff: true });
    expect(server.asked).toHaveLength(1);
    release();
    // The wait is over with the turn, however long the answer takes.
    expect(await first).toMatchObject(READ);
  });

  test('where the server ends meanwhile', async () => {
    start();
    const began = path.join(folder, 'began');
    const running = read('2', endless('/2', began));
    await until(
      () =>
        fs.access(began).then(
          () => true,
          () => false,
        ),
      'the reading',
    );
    const waiting = read('3', server.has('/3', hoursAt()));
    await until(() => server.asked.length === 2, 'the other one');
    await calendars.stop();
    expect(await Promise.all([running, waiting])).toEqual([{ isPutOff: true }, { isPutOff: true }]);
  });
});

test('what takes long is called slow', async () => {
  start();
  expect(await read('2', server.has('/2', hoursAt()))).not.toHaveProperty('isSlow');
  await calendars.stop();
  start({ slowMs: 0 });
  expect(await read('2', server.has('/2', hoursAt()))).toMatchObject({ busy: [], isSlow: true });
  expect(await read('2', server.address('/none'))).toMatchObject({ fault: 'REFUSED' });
});
