import path from 'node:path';
import type { Embedded } from '../../server/core/database/embedded.js';
import { startPostgres } from '../reliability/outside-postgres.js';
import { Guests } from '../reliability/Guests.js';
import { newFolder, postmasterOf, removeFolder, RunningApp } from '../reliability/RunningApp.js';
import { signUp } from '../reliability/sign-up.js';
import { StallingProxy } from '../reliability/StallingProxy.js';
import { superuserOf } from '../reliability/superuser.js';
import type { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import type { Row } from './Row.js';

/** More than come while something is out of order for minutes. */
const GUESTS = 40_000;

export interface EveningOptions {
  folder?: string;
  /** An outside PostgreSQL instead of the embedded one, reached through a proxy that can fail. */
  outside?: boolean;
  processes?: number;
  /** The folder is a disk of its own: it is emptied by whoever made it. */
  isMount?: boolean;
}

/** A shop whose guests check in without a break, four at a time, while something goes wrong. */
export class Evening {
  readonly folder: string;
  readonly apps: RunningApp[] = [];
  readonly #isMount: boolean;
  readonly #urls: string[] = [];
  #env: Record<string, string> = { LOG_LEVEL: 'fatal' };
  #postgres: Embedded | null = null;
  #proxy: StallingProxy | null = null;
  #crowd: { guests: Guests; owner: Actor } | null = null;
  #next = 0;

  private constructor(folder: string, isMount: boolean) {
    this.folder = folder;
    this.#isMount = isMount;
  }

  static async open({
    folder = newFolder(),
    outside = false,
    processes = 1,
    isMount = false,
  }: EveningOptions): Promise<Evening> {
    const evening = new Evening(folder, isMount);
    if (outside) await evening.#openOutside();
    for (let index = 0; index < processes; index += 1) await evening.start(index);
    const { owner, businessId } = await signUp(evening.#urls[0]!, 'rosa@example.com');
    const guests = await Guests.arrive(folder, businessId, () => evening.#url(), owner.token!, GUESTS);
    evening.#crowd = { guests, owner };
    await guests.more(10);
    return evening;
  }

  get guests(): Guests {
    return this.#crowd!.guests;
  }

  get owner(): Actor {
    return this.#crowd!.owner;
  }

  get url(): string {
    return this.#urls[0]!;
  }

  get proxy(): StallingProxy {
    return this.#proxy!;
  }

  /** The processes in turn: one that is being started again has no address. */
  #url(): string {
    this.#next += 1;
    return this.#urls[this.#next % this.#urls.length]!;
  }

  async start(index = 0): Promise<void> {
    const app = new RunningApp(this.folder, { env: this.#env });
    this.apps[index] = app;
    this.#urls[index] = await app.url();
  }

  async #openOutside(): Promise<void> {
    await this.startPostgres();
    const { host, user, password, database } = superuserOf(this.folder);
    this.#proxy = await StallingProxy.open({ path: path.join(host, '.s.PGSQL.5432') });
    this.#env['DATABASE_URL'] = `postgres://${user}:${password}@127.0.0.1:${this.#proxy.port}/${database}`;
  }

  async startPostgres(): Promise<void> {
    this.#postgres = await startPostgres(this.folder);
  }

  /** SIGINT ends it in order, SIGQUIT at once, SIGKILL without a word. */
  async endPostgres(signal: NodeJS.Signals): Promise<void> {
    const pid = postmasterOf(this.folder)!;
    process.kill(pid, signal);
    await until(() => postmasterOf(this.folder) !== pid, 'PostgreSQL to end');
  }

  /** Milliseconds until the next check-in is answered. */
  async back(): Promise<number> {
    const began = performance.now();
    await this.guests.more(1);
    return performance.now() - began;
  }

  /** Ends the evening and compares what was answered with what is there. */
  async close(fault: string, tries: number, backs: readonly number[]): Promise<Row> {
    await this.guests.leave();
    const { guests } = this;
    const row: Row = {
      fault,
      tries,
      answered: guests.answered.size,
      refused: guests.count('unavailable'),
      ...(await guests.damage()),
      longestMs: guests.longestMs,
      backMs: Math.max(...backs),
    };
    await this.stop();
    return row;
  }

  async stop(): Promise<void> {
    await Promise.all(this.apps.map((app) => app.end('SIGTERM')));
    await this.#proxy?.close();
    await this.#postgres?.stop();
    if (!this.#isMount) removeFolder(this.folder);
  }
}
