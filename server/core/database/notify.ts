import pg from 'pg';
import type { Log } from '../log.js';
import type { Topic } from '../topic.js';
import type { PgConfig } from './connect.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE, QUERY_TIMEOUT_MS } from './timeouts.js';

export interface Tick {
  businessId: string;
  topic: Topic;
}
export type TickListener = (tick: Tick) => void;

const GAP_MS = 200;
const RECONNECT_MS = 250;
const CATCH_UP_MS = 2000;

/**
 * Listens for the ticks that transactions send with pg_notify and passes them on: per business and topic the first at once, then at most one
 * per 200 ms with a trailing one, so that none is lost. After a lost connection every topic with a listener is ticked.
 */
export class Ticks {
  #config: PgConfig;
  #log: Log;
  #topics: ReadonlyMap<string, Topic>;
  #client: pg.Client | null = null;
  #listeners = new Map<string, Set<TickListener>>();
  #pausing = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();
  #stopped = false;
  #reconnect: NodeJS.Timeout | null = null;

  constructor(config: PgConfig, log: Log, topics: readonly Topic[]) {
    this.#config = config;
    this.#log = log;
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]));
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...this.#config,
      query_timeout: QUERY_TIMEOUT_MS,
      ...KEEP_ALIVE,
    });
    // A connection that never listened reports only the failure below.
    const lost = (): void => {
      if (this.#client === client) this.#lost();
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => {
      const [businessId, name] = (payload ?? '').split(' ');
      const topic = this.#topics.get(name ?? '');
      if (businessId && topic) this.#hear(businessId, topic);
    });
    try {
      await client.connect();
      await client.query('listen tick');
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    if (this.#stopped) await client.end();
  }

  /** Calls `listener` at each tick of the business, of any topic, until the returned function is called. */
  listen(businessId: string, listener: TickListener): () => void {
    const set = this.#listeners.get(businessId) ?? new Set();
    this.#listeners.set(businessId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(businessId);
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#reconnect) clearTimeout(this.#reconnect);
    for (const { timer } of this.#pausing.values()) clearTimeout(timer);
    await this.#client?.end();
  }

  #hear(businessId: string, topic: Topic): void {
    if (!this.#listeners.has(businessId)) return;
    const key = `${businessId} ${topic.name}`;
    const pause = this.#pausing.get(key);
    if (pause) {
      pause.again = true;
      return;
    }
    this.#tell({ businessId, topic });
    const timer = setTimeout(() => {
      const { again } = this.#pausing.get(key)!;
      this.#pausing.delete(key);
      if (again) this.#hear(businessId, topic);
    }, GAP_MS);
    this.#pausing.set(key, { again: false, timer });
  }

  #tell(tick: Tick): void {
    for (const listener of this.#listeners.get(tick.businessId) ?? []) listener(tick);
  }

  #lost(): void {
    this.#client = null;
    if (this.#stopped) return;
    this.#log.warn('the LISTEN connection was lost');
    this.#tryAgain();
  }

  #tryAgain(): void {
    this.#reconnect = setTimeout(() => void this.#again(), RECONNECT_MS);
  }

  async #again(): Promise<void> {
    try {
      await this.start();
    } catch {
      if (!this.#stopped) this.#tryAgain();
      return;
    }
    // Missed ticks are unknown: every topic is ticked, spread so that listeners do not all read at once.
    for (const businessId of this.#listeners.keys()) {
      setTimeout(() => {
        for (const topic of this.#topics.values()) this.#hear(businessId, topic);
      }, Math.random() * CATCH_UP_MS).unref();
    }
  }
}
