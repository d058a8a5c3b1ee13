import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import type { PgConfig } from '../connect.js';
import { Tally, type BackupManifest, type Sum } from './backup.js';
import { copyText, inParts, sumOf } from './copy-out.js';
import { openCopyClient } from './tables.js';

/** Waiting and failed jobs, whatever the version of graphile-worker's tables: who held one is gone. */
const JOBS = `copy (
  select t.identifier, q.queue_name, j.payload, j.run_at, j.priority, j.attempts, j.max_attempts, j.key
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id) to stdout`;

/** The text of the jobs as of a snapshot that another connection exported. */
export async function* copyJobsOut(jobs: PgConfig, snapshot: string, manifest: BackupManifest): AsyncGenerator<Buffer> {
  const client = await openCopyClient(jobs);
  const tally = new Tally();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot '${snapshot}'`);
    yield* inParts(copyText(client, JOBS, tally));
    manifest.jobs = tally.sum;
  } finally {
    await client.end();
  }
}

/** Replaces all jobs by those of a backup. */
export async function copyJobsIn(jobs: PgConfig, text: Readable): Promise<Sum> {
  const client = await openCopyClient(jobs);
  try {
    await client.query(`
      begin; delete from graphile_worker._private_jobs; delete from graphile_worker._private_job_queues;
      create temp table restored_job (number bigint generated always as identity, id bigint, identifier text, queue_name text, payload json, run_at timestamptz,
        priority smallint, attempts smallint, max_attempts smallint, key text) on commit drop`);
    await pipeline(
      text,
      client.query(
        from(
          'copy restored_job (identifier, queue_name, payload, run_at, priority, attempts, max_attempts, key) from stdin',
        ),
      ),
    );
    // Two statements: what a function adds is not seen by the statement that calls it.
    await client.query(`
      update restored_job r set id = (graphile_worker.add_job(identifier, payload => payload, queue_name => queue_name, run_at => run_at,
        max_attempts => max_attempts, job_key => key, priority => priority)).id from (select number from restored_job order by number) n where n.number = r.number`);
    await client.query(
      'update graphile_worker._private_jobs j set attempts = r.attempts from restored_job r where j.id = r.id',
    );
    const sum = await sumOf(client, JOBS);
    await client.query('commit');
    return sum;
  } finally {
    await client.end();
  }
}
