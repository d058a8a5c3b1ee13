import { afterEach, describe, expect, test } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Role } from '../../entities/Role.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { Monitor, MonitorChanged, RenewMonitorLink } from './monitor.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { CheckInApp, UpdateCheckInApp } from './settings.generated.js';
import { DeleteCheckIns } from '../check-ins/check-in.generated.js';

const HOUR_MS = 60 * 60 * 1000;

interface Entry {
  key: string;
  firstName: string;
  lastInitial: string;
  partySize: number;
  status: string;
}

const world = useWorld();
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

async function tokenOf(of = world.business): Promise<string> {
  return (await of.owner.must(CheckInApp)).checkInApp.monitorUrl.split('/monitor/')[1]!;
}

/** A minute passes before each, so that the order of check-in is certain. */
async function party(firstName: string, lastName = 'Lee', more: Record<string, unknown> = {}) {
  world.clock.forward(60_000);
  return world.business.checkIn(await world.business.customer(firstName, lastName), more);
}

const set = ({ id, version }: TestCheckIn, status: TestCheckIn['status']) =>
  world.business.owner.must(SetCheckInStatus, { id, version, status });
const entries = async (token: string): Promise<Entry[]> =>
  (await world.anonymous.must(Monitor, { token })).monitor.entries;
const names = async (token: string) => (await entries(token)).map(({ firstName, status }) => `${firstName} ${status}`);

/** A screen without a login that follows the monitor. */
function screen(token: string) {
  const events = { shown: [] as string[][], refused: [] as string[], isOver: false };
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  clients.push(client);
  client.subscribe<{ monitorChanged: { entries: Entry[] } }>(
    { query: MonitorChanged, variables: { token } },
    {
      next: ({ data, errors }) => {
        if (data)
          events.shown.push(data.monitorChanged.entries.map(({ firstName, status }) => `${firstName} ${status}`));
        for (const error of errors ?? []) events.refused.push(String(error.extensions?.['code']));
      },
      error: (error) => {
        events.refused.push(JSON.stringify(error));
      },
      complete: () => {
        events.isOver = true;
      },
    },
  );
  return events;
}

describe('what it shows', () => {
  test('ready parties first, then those in line, each by time of check-in', async () => {
    const token = await tokenOf();
    const parties = [];
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) parties.push(await party(name));
    await set(parties[3]!, 'READY');
    await set(parties[1]!, 'READY');
    expect(await names(token)).toEqual(['Ben READY', 'Dan READY', 'Ann CHECKED_IN', 'Cleo CHECKED_IN']);
  });

  test('nobody who is seated, canceled or deleted, nor of yesterday', async () => {
    const token = await tokenOf();
    const old = await party('Old');
    world.clock.forward(20 * HOUR_MS);
    const [seated, canceled, deleted] = [await party('Sea'), await party('Can'), await party('Del')];
    await party('Wait');
    await set(seated, 'SEATED');
    await set(canceled, 'CANCELED');
    await world.business.owner.must(DeleteCheckIns, { ids: [deleted.id] });
    expect(old.status).toBe('CHECKED_IN');
    expect(await names(token)).toEqual(['Wait CHECKED_IN']);
  });

  test('a party that came before midnight waits on after it', async () => {
    const token = await tokenOf();
    world.clock.set('2026-06-16T03:30:00Z');
    await party('Late');
    world.clock.forward(HOUR_MS);
    expect(await names(token)).toEqual(['Late CHECKED_IN']);
  });

  test('first name, last initial and party size, and nothing else of anybody', async () => {
    const token = await tokenOf();
    const ann = await party('Ann', 'lee', { partySize: 4, notes: 'Allergic to nuts' });
    await party('Cher', '');
    const { monitor } = await world.anonymous.must(Monitor, { token });
    expect(monitor).toMatchObject({
      businessName: 'Salon Rosa',
      timeZone: 'America/New_York',
      now: world.clock.now().toISOString(),
    });
    expect(monitor.entries).toEqual([
      { key: expect.any(String), firstName: 'Ann', lastInitial: 'L', partySize: 4, status: 'CHECKED_IN' },
      { key: expect.any(String), firstName: 'Cher', lastInitial: '', partySize: 1, status: 'CHECKED_IN' },
    ]);
    expect(Object.keys((world.app.schema.getType('MonitorEntry') as GraphQLObjectType).getFields()).sort()).toEqual([
      'firstName',
      'key',
      'lastInitial',
      'partySize',
      'status',
    ]);
    expect(JSON.stringify(monitor)).not.toMatch(new RegExp(`lee|nuts|212555|${ann.id}|${ann.publicId}`, 'i'));
  });

  test('the keys tell entries apart and stay while they change', async () => {
    const token = await tokenOf();
    const ann = await party('Ann');
    await party('Ann');
    const before = await entries(token);
    await set(ann, 'READY');
    expect(new Set(before.map(({ key }) => key)).size).toBe(2);
    expect((await entries(token)).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  test('another business is not on it', async () => {
    const other = await world.aBusiness({ name: 'Elsewhere' });
    await party('Ann');
    expect(await names(await tokenOf(other))).toEqual([]);
  });
});

describe('its address', () => {
  test.each([
    ['cut', (token: string) => token.slice(0, -1)],
    ['of another business', (token: string) => token.replace(/^gm_[^_]+/, 'gm_1')],
    ['of nothing', () => 'nonsense'],
    ['empty', () => ''],
  ])('a token %s is not found', async (_what, wrong) => {
    const token = wrong(await tokenOf());
    expect(await world.anonymous.refused(Monitor, { token })).toBe('NOT_FOUND');
  });

  test('the tokens of the QR code and of a party open no monitor', async () => {
    const { publicId } = await party('Ann');
    for (const token of [world.business.publicToken, publicId])
      expect(await world.anonymous.refused(Monitor, { token })).toBe('NOT_FOUND');
  });

  test('renewing gives another address, ends the old one and is recorded', async () => {
    const before = await tokenOf();
    const { renewMonitorLink } = await world.business.owner.must(RenewMonitorLink);
    const after = await tokenOf();
    expect(renewMonitorLink.monitorUrl).toBe(`${world.url}/monitor/${after}`);
    expect(after).not.toBe(before);
    expect(await world.anonymous.refused(Monitor, { token: before })).toBe('NOT_FOUND');
    expect(await names(after)).toEqual([]);
    expect(
      await world.rows(world.business.id, `select action, fields from audit_log where 'monitorToken' = any(fields)`),
    ).toEqual([{ action: 'check-in-app.update', fields: ['monitorToken'] }]);
  });

  test('the front desk cannot renew it', async () => {
    expect(await (await world.business.as(Role.FRONT_DESK)).refused(RenewMonitorLink)).toBe('FORBIDDEN');
  });
});

describe('live', () => {
  test('a screen is told what there is, and every change of it', async () => {
    const token = await tokenOf();
    const ann = await party('Ann');
    const events = screen(token);
    await until(() => events.shown.length === 1, 'the first list');
    await party('Ben');
    await until(() => events.shown.length === 2, 'the new party');
    await set(ann, 'READY');
    await until(() => events.shown.length === 3, 'the ready party');
    expect(events.shown).toEqual([
      ['Ann CHECKED_IN'],
      ['Ann CHECKED_IN', 'Ben CHECKED_IN'],
      ['Ann READY', 'Ben CHECKED_IN'],
    ]);
  });

  test('what changes nothing on it is not told', async () => {
    const events = screen(await tokenOf());
    await until(() => events.shown.length === 1, 'the first list');
    await world.business.owner.must(UpdateCheckInApp, { input: { headerText: 'Hello' } });
    await party('Ann');
    await until(() => events.shown.length === 2, 'the new party');
    expect(events.shown).toEqual([[], ['Ann CHECKED_IN']]);
  });

  test('renewing the link ends an open screen with NOT_FOUND, and the new address goes on', async () => {
    const old = screen(await tokenOf());
    await until(() => old.shown.length === 1, 'the first list');
    await world.business.owner.must(RenewMonitorLink);
    await until(() => old.isOver, 'the end of the old screen');
    expect(old.refused).toEqual(['NOT_FOUND']);
    const renewed = screen(await tokenOf());
    await party('Ann');
    await until(() => renewed.shown.at(-1)?.length === 1, 'the party on the new screen');
    expect(old.shown).toEqual([[]]);
  });

  test('a wrong token hears NOT_FOUND and nothing more', async () => {
    const wrong = `${(await tokenOf()).slice(0, -2)}zz`;
    const events = screen(wrong);
    await until(() => events.isOver, 'the end');
    expect([events.refused, events.shown]).toEqual([['NOT_FOUND'], []]);
  });
});
