/**
 * Run as the jobs role after graphile-worker's own migrations: the one thing that the app may do there is to add a job, in its own
 * transaction, so that a job exists if and only if its cause was committed. `enqueue_by` adds it only where no job with its key is due by then: where
 * many ask for the same, all but the first add nothing. A job that it finds is held: no worker takes it before the caller has committed, so it sees
 * what the caller wrote. A job that the same key brings meanwhile keeps the earlier time. `forget_dead` deletes what had its last try a week
 * ago. The owner's migrations may add jobs, too. Without `tries` they are for processes of an older version.
 */
export const JOBS_SETUP = `
  do $index$ begin
    if to_regclass('graphile_worker.taken_jobs') is null then
      create index taken_jobs on graphile_worker._private_jobs (locked_by, locked_at) where locked_at is not null;
    end if;
  end $index$;
  create or replace function graphile_worker.forget_dead() returns void
    language sql security definer set search_path = graphile_worker, pg_temp
    as $body$ delete from _private_jobs where attempts >= max_attempts and locked_at is null and run_at < now() - interval '7 days' $body$;
  create or replace function graphile_worker.enqueue(task text, payload json, run_at timestamptz, job_key text, tries int) returns void
    language sql security definer set search_path = graphile_worker, pg_temp
    as $body$ select graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => tries) $body$;
  create or replace function graphile_worker.enqueue_by(task text, payload json, run_by timestamptz, job_key text, tries int) returns void
    language plpgsql security definer set search_path = graphile_worker, pg_temp
    as $body$ begin
      perform from graphile_worker._private_jobs j
        where j.key = enqueue_by.job_key and j.is_available and j.run_at <= coalesce(run_by, now()) for key share skip locked;
      if not found and (
        select j.run_at from graphile_worker.add_job(
          task, payload, run_at => run_by, job_key => job_key, max_attempts => tries, job_key_mode => 'preserve_run_at') j
      ) > coalesce(run_by, now()) then
        perform graphile_worker.add_job(task, payload, run_at => run_by, job_key => job_key, max_attempts => tries);
      end if;
    end $body$;
  create or replace function graphile_worker.enqueue(task text, payload json, run_at timestamptz, job_key text) returns void
    language sql security definer set search_path = graphile_worker, pg_temp
    as $body$ select graphile_worker.enqueue(task, payload, run_at, job_key, 8) $body$;
  create or replace function graphile_worker.enqueue_by(task text, payload json, run_by timestamptz, job_key text) returns void
    language sql security definer set search_path = graphile_worker, pg_temp
    as $body$ select graphile_worker.enqueue_by(task, payload, run_by, job_key, 8) $body$;
  revoke all on function graphile_worker.enqueue(text, json, timestamptz, text), graphile_worker.enqueue_by(text, json, timestamptz, text),
    graphile_worker.enqueue(text, json, timestamptz, text, int), graphile_worker.enqueue_by(text, json, timestamptz, text, int),
    graphile_worker.forget_dead() from public;
  do $grant$ begin
    execute format('grant usage on schema graphile_worker to %I, %I', current_setting('greeter.app_role'), current_setting('greeter.owner_role'));
    execute format('grant execute on function graphile_worker.enqueue(text, json, timestamptz, text, int) to %I', current_setting('greeter.owner_role'));
    execute format('grant execute on function graphile_worker.enqueue(text, json, timestamptz, text) to %I', current_setting('greeter.app_role'));
    execute format('grant execute on function graphile_worker.forget_dead() to %I', current_setting('greeter.app_role'));
    execute format('grant execute on function graphile_worker.enqueue_by(text, json, timestamptz, text) to %I', current_setting('greeter.app_role'));
    execute format('grant execute on function graphile_worker.enqueue(text, json, timestamptz, text, int) to %I', current_setting('greeter.app_role'));
    execute format('grant execute on function graphile_worker.enqueue_by(text, json, timestamptz, text, int) to %I', current_setting('greeter.app_role'));
  end $grant$;
`;
