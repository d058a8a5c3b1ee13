// PostgreSQL for the benchmark: the product's own embedded one, with a superuser to count statements and to wait for jobs.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../dist/server/core/database/embedded.js';
import { bootstrapRoles, roleConfigs } from '../../dist/server/core/database/roles.js';

/** Of the transaction itself, who asks, and what a process does by itself. */
const OWN =
  /^\s*(?:begin|commit|rollback|set local|select set_config|select pg_notify|listen)|from session s\s|from (?:kiosk_device|phone_session) (?:\w join|where token_hash)|_private_jobs|worker"?\._private/i;
/** The bookkeeping of an Idempotency-Key. */
const OF_KEY = /'idempotency:'|idempotency_key/;

export async function openBenchDatabase(dataDir, secret) {
  const embedded = await startEmbedded({ home: path.join(dataDir, 'postgres'), database: 'greeter' });
  const { host, port, database, user, password } = embedded;
  const superuser = new pg.Client({ host, port, database, user, password });
  await superuser.connect();
  await bootstrapRoles(superuser, database, secret);
  const log = path.join(embedded.home, 'postgres.log');
  const setting = async (value) => {
    await superuser.query(`alter system set log_statement = '${value}'`);
    await superuser.query('select pg_reload_conf()');
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  };
  return {
    superuser,
    owner: roleConfigs({ host, port, database }, secret).owner,
    /** Statements that reach the database while `work` runs: of the operation, of its Idempotency-Key, and all with the transaction's own. */
    async statementsOf(work) {
      await setting('all');
      const begin = fs.statSync(log).size;
      try {
        await work();
      } finally {
        await setting('none');
      }
      // A text may have many lines: an entry goes on until the next one with a time.
      const entries = fs
        .readFileSync(log)
        .subarray(begin)
        .toString()
        .split(/\n(?=\d{4}-\d\d-\d\d )/);
      const texts = entries.flatMap((entry) => entry.match(/LOG: {2}(?:execute [^:]*|statement): ([^]*)/)?.[1] ?? []);
      const all = texts.filter((text) => !/log_statement|pg_reload_conf/.test(text));
      const own = all.filter((text) => !OWN.test(text));
      const ofKey = own.filter((text) => OF_KEY.test(text)).length;
      return { operation: own.length - ofKey, ofKey, all: all.length };
    },
    /** Until no job is due any more: what follows from the requests is part of their cost. */
    async jobsDone() {
      for (let tries = 0; tries < 300; tries += 1) {
        const { rows } = await superuser.query(
          `select 1 from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1`,
        );
        if (rows.length === 0) return;
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      throw new Error('Jobs do not come to an end');
    },
    async stop() {
      await superuser.end();
      await embedded.stop();
    },
  };
}
