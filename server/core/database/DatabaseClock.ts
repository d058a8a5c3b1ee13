import type { Pool } from 'pg';
import { systemClock, type Clock } from '../clock.js';
import type { Log } from '../log.js';

const READ_MS = 15_000;

/**
 * The database's clock, so that processes whose own clocks differ agree on every order and time. Read at the start and every 15 s; in between, and while
 * the database is away, the process's own clock goes on from there.
 */
export class DatabaseClock implements Clock {
  #pool: Pool;
  #log: Log;
  #own: Clock;
  /** How far the database is ahead of the process, in milliseconds. */
  #aheadMs = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(pool: Pool, log: Log, own: Clock = systemClock) {
    this.#pool = pool;
    this.#log = log;
    this.#own = own;
  }

  async start(): Promise<void> {
    await this.#read();
    this.#timer = setInterval(() => void this.#readAgain(), READ_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  now(): Date {
    return new Date(this.#own.now().getTime() + this.#aheadMs);
  }

  async #read(): Promise<void> {
    const before = this.#own.now().getTime();
    const { rows } = await this.#pool.query<{ now: Date }>('select clock_timestamp() as now');
    const after = this.#own.now().getTime();
    const aheadMs = rows[0]!.now.getTime() - (before + after) / 2;
    // A difference within the time of the trip may be the trip's alone: keeping the former one keeps the clock even.
    if (Math.abs(aheadMs - this.#aheadMs) > after - before) this.#aheadMs = Math.round(aheadMs);
  }

  async #readAgain(): Promise<void> {
    await this.#read().catch((error: unknown) => this.#log.warn({ err: error }, "the database's clock was not read"));
  }
}
