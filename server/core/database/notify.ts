import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Log } from '../log.js';
import type { Topic } from '../topic.js';
import type { PgConfig } from './connect.js';
import { poolOf } from './data-source.js';
import { sql } from './sql.js';
import { preparedStatement } from './statement.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE, QUERY_TIMEOUT_MS } from './timeouts.js';

export interface Tick {
  businessId: string;
  topic: Topic;
}
export type TickListener = (tick: Tick) => void;

const GAP_MS = 200;
const RECONNECT_MS = 250;
const CATCH_UP_MS = 2000;
const BEAT_MS = 15_000;
const BEAT_ANSWER_MS = 5000;

export interface TicksOptions {
  /** Milliseconds between two notices to ourselves. */
  beatMs?: number;
  /** Milliseconds in which such a notice must be heard. */
  answerMs?: number;
}

/**
 * Listens for the ticks that transactions send with pg_notify and passes them on: per business and topic the first at once, then at most one
 * per 200 ms with a trailing one, so that none is lost. After a lost connection every topic with a listener is ticked. It notifies itself through the
 * serving pool: else nobody would notice that LISTEN died silently, or is spoken to a pooler.
 */
export class Ticks {
  #config: PgConfig;
  #source: DataSource;
  #id = randomUUID();
  #beatMs: number;
  #answerMs: number;
  #beats: NodeJS.Timeout | null = null;
  #isHeard = false;
  #onBeat: () => void = () => {};
  #log: Log;
  #topics: ReadonlyMap<string, Topic>;
  #client: pg.Client | null = null;
  #listeners = new Map<string, Set<TickListener>>();
  #pausing = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();
  #stopped = false;
  #reconnect: NodeJS.Timeout | null = null;

  constructor(
    config: PgConfig,
    source: DataSource,
    log: Log,
    topics: readonly Topic[],
    { beatMs = BEAT_MS, answerMs = BEAT_ANSWER_MS }: TicksOptions = {},
  ) {
    this.#config = config;
    this.#source = source;
    this.#beatMs = beatMs;
    this.#answerMs = answerMs;
    this.#log = log;
    this.#topics = new Map(topics.map((topic) => [topic.name, topic]));
  }

  /** Whether the last notice to ourselves was heard, over a connection that stands. */
  get isListening(): boolean {
    return this.#client !== null && this.#isHeard;
  }

  async start(): Promise<void> {
    await this.#connect();
    if (!this.#isHeard)
      this.#log.warn(
        'Live updates do not arrive: if DATABASE_URL leads through a pooler, set LISTEN_DATABASE_URL to the address of PostgreSQL itself',
      );
    this.#beats ??= setInterval(() => void this.#replaceDeaf(), this.#beatMs).unref();
  }

  async #connect(): Promise<void> {
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
      if (businessId === this.#id) this.#onBeat();
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
    if (this.#stopped) hangUp(client);
    else await this.#beat();
  }

  /** Notifies ourselves. A notice that cannot be sent says nothing of LISTEN. */
  async #beat(): Promise<void> {
    const heard = new Promise<boolean>((resolve) => {
      this.#onBeat = () => resolve(true);
    });
    const sent = await poolOf(this.#source)
      .query(preparedStatement(sql`select pg_notify('tick', ${this.#id})`))
      .then(
        () => true,
        () => false,
      );
    if (!sent || this.#stopped) return;
    const wasHeard = this.#isHeard;
    this.#isHeard = await Promise.race([heard, wait(this.#answerMs, false, { ref: false })]);
    if (wasHeard && !this.#isHeard) this.#log.warn('LISTEN hears nothing: it is begun again');
  }

  async #replaceDeaf(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    await this.#beat();
    if (!this.#isHeard && client === this.#client) hangUp(client);
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

  stop(): void {
    this.#stopped = true;
    if (this.#reconnect) clearTimeout(this.#reconnect);
    if (this.#beats) clearInterval(this.#beats);
    for (const { timer } of this.#pausing.values()) clearTimeout(timer);
    if (this.#client) hangUp(this.#client);
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
      await this.#connect();
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

/** Ends a connection without a goodbye, for which a silent database would be waited for. */
function hangUp(client: pg.Client): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
