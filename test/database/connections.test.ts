import { expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../server/core/database/data-source.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction } from '../../server/core/database/transaction.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

test('a connection has a listener for its end at the moment it is handed over, new or used', async () => {
  const pool = poolOf(world.app.dependencies.source);
  const listeners = () =>
    new Promise<number>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (error || !client) return reject(error!);
        resolve(client.listenerCount('error'));
        release();
      });
    });
  expect(await listeners()).toBeGreaterThan(0);
  expect(await listeners()).toBeGreaterThan(0);
});

test('a connection on which a statement got no answer is dropped, and not asked to roll back', async () => {
  const asked: unknown[] = [];
  const releases: unknown[] = [];
  const client = {
    connection: { stream: { cork: () => {}, uncork: () => {} } },
    query: (statement: string | { text: string }) => {
      asked.push(typeof statement === 'string' ? statement : statement.text);
      return asked.length === 1 ? Promise.resolve({}) : Promise.reject(new Error('Query read timeout'));
    },
    release: (error: unknown) => releases.push(error),
  };
  const pool = { options: { max: 1 }, connect: async () => client };
  const source = { driver: { master: pool } } as unknown as DataSource;
  await expect(transaction(source, { tenant: null }, (db) => db.rows(sql`select 1`))).rejects.toThrow(
    'Query read timeout',
  );
  expect(asked).toEqual([expect.stringMatching(/^begin/), 'select 1']);
  expect(releases).toEqual([new Error('Query read timeout')]);
});
