import { EventEmitter } from 'node:events';
import { run, type ParsedCronItem, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../log.js';
import { BEAT_MS, freeDeadWorkers, keepJobs } from './free-dead-workers.js';
import { workerLogger } from './worker-logger.js';

const RESTART_MS = 1000;
/** A stop waits this long for running jobs; what is left is freed by other workers. */
const STOP_MS = 10_000;
/** graphile-worker's cron sleeps up to 60 s before it sees that its run is over, and a lost answer may leave it waiting for ever. */
const END_MS = 120_000;

/** Milliseconds. */
interface Limits {
  stopMs?: number;
  endMs?: number;
}

/**
 * Keeps graphile-worker running, one job at a time: restarts it when it gives up because the database went away. With two at once it would delete two
 * finished jobs in one statement, which deadlocks with a change of both in the other order and ends it.
 */
export class JobRunner {
  #pool: Pool;
  #tasks: TaskList;
  #cron: ParsedCronItem[];
  #log: Log;
  #runner: Runner | null = null;
  /** graphile-worker ids of our ended runs; jobs that they still hold are free. */
  #over: string[] = [];
  #stopping = false;
  /** In a row: the first is logged, and the end of them. */
  #failures = 0;
  #wake: () => void = () => {};
  #running: Promise<void>;
  #stopMs: number;
  #endMs: number;

  constructor(pool: Pool, tasks: TaskList, cron: ParsedCronItem[], log: Log, limits: Limits = {}) {
    this.#stopMs = limits.stopMs ?? STOP_MS;
    this.#endMs = limits.endMs ?? END_MS;
    this.#pool = pool;
    this.#tasks = tasks;
    this.#cron = cron;
    this.#log = log;
    this.#running = this.#keepRunning();
  }

  /** Takes no more jobs and waits for the running ones, 10 s at most. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    const end = Promise.all([this.#runner?.stop().catch(() => {}), this.#running]); // it may have ended by itself
    if (!(await isOverWithin(end, this.#stopMs))) {
      this.#log.warn('jobs did not end in time: they are left to others');
    }
  }

  async #keepRunning(): Promise<void> {
    while (!this.#stopping) {
      await this.#runOnce().catch((error: unknown) => {
        if (this.#failures === 0) this.#log.warn({ err: error }, 'jobs stopped and are begun again');
        this.#failures += 1;
      });
      if (!this.#stopping) await this.#pause();
    }
  }

  async #runOnce(): Promise<void> {
    await freeDeadWorkers(this.#pool, this.#over);
    const ids: string[] = [];
    const beat = setInterval(() => void this.#beat(ids), BEAT_MS);
    try {
      const events = new EventEmitter() as WorkerEvents;
      events.on('pool:create', ({ workerPool }) => {
        ids.push(workerPool.id);
      });
      const stopped = new Promise<void>((resolve) => events.on('stop', () => resolve()));
      this.#runner = await this.#begin(events);
      if (this.#failures > 0) this.#log.info({ tries: this.#failures }, 'jobs run again');
      this.#failures = 0;
      if (this.#stopping) await this.#runner.stop();
      const end = this.#runner.promise;
      await Promise.race([end, stopped]);
      if (!(await isOverWithin(end, this.#endMs))) throw new Error('graphile-worker did not end its run');
    } finally {
      clearInterval(beat);
      this.#runner = null;
      this.#over = ids;
    }
  }

  #begin(events: WorkerEvents): Promise<Runner> {
    return run({
      pgPool: this.#pool,
      taskList: this.#tasks,
      concurrency: 1,
      noHandleSignals: true,
      logger: workerLogger(this.#log),
      events,
      parsedCronItems: this.#cron,
      // In batches: a single completion that cannot be written would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  async #beat(ids: readonly string[]): Promise<void> {
    try {
      await keepJobs(this.#pool, ids);
      await freeDeadWorkers(this.#pool);
    } catch (error) {
      this.#log.warn({ err: error }, 'jobs of dead workers were not freed');
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RESTART_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Rejects as `end` does. */
const isOverWithin = (end: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(resolve, ms, false).unref();
    end.then(() => resolve(true), reject).finally(() => clearTimeout(late));
  });
