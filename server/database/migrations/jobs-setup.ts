/**
 * Run as the jobs role after graphile-worker's own migrations: the one thing that the app may do there is to add a job, in its own
 * transaction, so that a job exists if and only if its cause was committed.
 */
export const JOBS_SETUP = `
  create or replace function graphile_worker.enqueue(task text, payload json, run_at timestamptz, job_key text) returns void
    language sql security definer set search_path = graphile_worker, pg_temp
    as $body$ select graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => 8) $body$;
  revoke all on function graphile_worker.enqueue(text, json, timestamptz, text) from public;
  do $grant$ begin
    execute format('grant usage on schema graphile_worker to %I', current_setting('greeter.app_role'));
    execute format('grant execute on function graphile_worker.enqueue(text, json, timestamptz, text) to %I', current_setting('greeter.app_role'));
  end $grant$;
`;
