import type { Pool, PoolClient } from 'pg';
import { QUIET_TIMEOUT_MS, TURN_TIMEOUT_MS } from './timeouts.js';

/** A connection that nobody else uses until it is handed back. */
export interface Connection {
  client: PoolClient;
  /** Hands it back; after an error of the connection itself the pool drops it. */
  release(broken?: Error): void;
}

/** Each holds its request in memory. */
const MAX_WAITING = 1000;

interface Waiter {
  since: number;
  begin: () => void;
  giveUp: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** As the pool itself says it. */
const tooLate = (): Error => new Error('timeout exceeded when trying to connect');

/**
 * Lends the connections of a pool, first come, first served. Who waits is patient while others hand theirs back, so that a crowd is served one after another;
 * where none comes back for a while the database is out of reach, and everybody hears of it.
 */
class Lender {
  readonly #pool: Pool;
  readonly #waiting = new Set<Waiter>();
  #free: number;
  #lastReturn = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#free = pool.options.max;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async borrow(): Promise<Connection> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      this.#passOn();
      throw error;
    }
    return {
      client,
      release: (broken) => {
        client.release(broken);
        if (!broken) this.#lastReturn = performance.now();
        this.#passOn();
      },
    };
  }

  #turn(): Promise<void> {
    if (this.#waiting.size >= MAX_WAITING) throw tooLate();
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        since: performance.now(),
        begin: resolve,
        giveUp: reject,
        timer: setTimeout(() => this.#check(waiter), QUIET_TIMEOUT_MS),
      };
      this.#waiting.add(waiter);
    });
  }

  #check(waiter: Waiter): void {
    const now = performance.now();
    const left = Math.min(
      Math.max(waiter.since, this.#lastReturn) + QUIET_TIMEOUT_MS - now,
      waiter.since + TURN_TIMEOUT_MS - now,
    );
    if (left > 0) {
      waiter.timer = setTimeout(() => this.#check(waiter), left);
      return;
    }
    this.#waiting.delete(waiter);
    waiter.giveUp(tooLate());
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }
}

const lenders = new WeakMap<Pool, Lender>();

function lenderOf(pool: Pool): Lender {
  const lender = lenders.get(pool) ?? new Lender(pool);
  lenders.set(pool, lender);
  return lender;
}

/** A connection of the pool, once it is the caller's turn. */
export const borrowFrom = (pool: Pool): Promise<Connection> => lenderOf(pool).borrow();

/** How many wait for a connection. */
export const waitingFor = (pool: Pool): number => lenderOf(pool).waiting;
