import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { forgetFailure, lacksRoom, takeRoom } from './full-disk.js';
import { sql } from './sql.js';
import { transaction, type Db } from './transaction.js';

const ANSWER_MS = 2000;

/** Asks whether the database answers within two seconds, and once its disk was full whether it has room. Calls meanwhile share one statement: those to a hanging database must not pile up. */
export function databaseProbe(
  source: DataSource,
  findRoom: (db: Db) => Promise<unknown> = takeRoom,
): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> =>
    transaction(source, { tenant: null, readOnly: true }, (db) =>
      lacksRoom(source) ? findRoom(db) : db.rows(sql`select 1 as one`),
    )
      .then(
        () => {
          forgetFailure(source);
          return true;
        },
        () => false,
      )
      .finally(() => {
        running = null;
      });
  return () => Promise.race([(running ??= ask()), wait(ANSWER_MS, false, { ref: false })]);
}
