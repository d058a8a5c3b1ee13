import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { borrowFrom, waitingFor, type Connection } from '../../server/core/database/connections.js';
import { QUIET_TIMEOUT_MS, TURN_TIMEOUT_MS } from '../../server/core/database/timeouts.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const TOO_LATE = 'timeout exceeded when trying to connect';

/** A pool of two whose connections are always there, unless it is broken. */
function poolOfTwo() {
  const pool = {
    isBroken: false,
    options: { max: 2 },
    connect: () =>
      pool.isBroken ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve({ release: () => undefined }),
  };
  return pool as unknown as Pool & { isBroken: boolean };
}

/** What becomes of those who ask, in the order in which it does. */
function crowd(pool: Pool) {
  const events: string[] = [];
  const lent = new Map<string, Connection>();
  return {
    events,
    ask: async (...names: string[]) => {
      for (const name of names)
        void borrowFrom(pool).then(
          (connection) => {
            lent.set(name, connection);
            events.push(`${name} has one`);
          },
          (error: Error) => events.push(`${name}: ${error.message}`),
        );
      await jest.advanceTimersByTimeAsync(0);
    },
    handBack: async (name: string, broken?: Error) => {
      lent.get(name)!.release(broken);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('connections go to who asked first', async () => {
  const { ask, handBack, events } = crowd(poolOfTwo());
  await ask('Ann', 'Bea', 'Cleo', 'Dan');
  expect(events).toEqual(['Ann has one', 'Bea has one']);
  await handBack('Bea');
  await ask('Eve');
  await handBack('Ann');
  await handBack('Cleo');
  await handBack('Dan');
  await ask('Flo');
  expect(events.slice(2)).toEqual(['Cleo has one', 'Dan has one', 'Eve has one', 'Flo has one']);
});

test('who waits gives up once none came back for the time-out, and is patient while some do', async () => {
  const { ask, handBack, events } = crowd(poolOfTwo());
  await ask('Ann', 'Bea', 'Cleo', 'Dan');
  await jest.advanceTimersByTimeAsync(QUIET_TIMEOUT_MS - 1);
  await handBack('Ann');
  await jest.advanceTimersByTimeAsync(QUIET_TIMEOUT_MS - 1);
  expect(events).toEqual(['Ann has one', 'Bea has one', 'Cleo has one']);
  await jest.advanceTimersByTimeAsync(1);
  expect(events.at(-1)).toBe(`Dan: ${TOO_LATE}`);
});

test('nobody waits for ever, and a connection that broke says nothing of the others', async () => {
  const { ask, handBack, events } = crowd(poolOfTwo());
  const names = Array.from({ length: TURN_TIMEOUT_MS / 1000 + 1 }, (_, index) => `No. ${index + 1}`);
  await ask(...names, 'Last');
  for (const name of names.slice(0, -2)) {
    await jest.advanceTimersByTimeAsync(1000);
    await handBack(name);
  }
  expect(events).toEqual(names.map((name) => `${name} has one`));
  await jest.advanceTimersByTimeAsync(1000);
  expect(events.at(-1)).toBe(`Last: ${TOO_LATE}`);

  const others = crowd(poolOfTwo());
  await others.ask('Ann', 'Bea', 'Cleo', 'Dan');
  await jest.advanceTimersByTimeAsync(QUIET_TIMEOUT_MS - 1);
  await others.handBack('Ann', new Error('it broke'));
  await jest.advanceTimersByTimeAsync(1);
  expect(others.events).toEqual(['Ann has one', 'Bea has one', 'Cleo has one', `Dan: ${TOO_LATE}`]);
});

test('where no connection can be made everybody hears it at once', async () => {
  const pool = poolOfTwo();
  const { ask, handBack, events } = crowd(pool);
  await ask('Ann', 'Bea', 'Cleo', 'Dan');
  pool.isBroken = true;
  await handBack('Ann', new Error('it broke'));
  expect(events.slice(2)).toEqual(['Cleo: ECONNREFUSED', 'Dan: ECONNREFUSED']);
  pool.isBroken = false;
  await ask('Eve');
  expect(events.at(-1)).toBe('Eve has one');
});

test('of more than a thousand who wait the next is refused at once', async () => {
  const pool = poolOfTwo();
  const { ask, events } = crowd(pool);
  await ask(...Array.from({ length: 1002 }, (_, index) => `No. ${index + 1}`));
  await ask('one more');
  expect(events.slice(2)).toEqual([`one more: ${TOO_LATE}`]);
  expect(waitingFor(pool)).toBe(1000);
});
