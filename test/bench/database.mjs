// PostgreSQL for the benchmark: the product's own embedded one, with a superuser to count statements and to wait for jobs.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../dist/server/core/database/embedded.js';
import { bootstrapRoles, roleConfigs } from '../../dist/server/core/database/roles.js';

/** Of the transaction itself, and what a process does by itself. */
const OWN =
  /: (?:begin|commit|rollback|set local|select set_config|select pg_notify|listen)|graphile_worker\.(?:get_job|_private|jobs)|worker/i;

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
    /** Statements that reach the database while `work` runs: those of the operation, and all with the transaction's own. */
    async statementsOf(work) {
      await setting('all');
      const begin = fs.statSync(log).size;
      try {
        await work();
      } finally {
        await setting('none');
      }
      const lines = fs.readFileSync(log).subarray(begin).toString().split('\n');
      const statements = lines.filter((line) => /LOG: {2}(?:execute [^:]*|statement): /.test(line));
      const of = statements.filter((line) => !/log_statement|pg_reload_conf/.test(line));
      return { operation: of.filter((line) => !OWN.test(line)).length, all: of.length };
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
