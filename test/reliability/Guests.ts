import { randomUUID } from 'node:crypto';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { ask } from './superuser.js';
import { AddCheckIn } from '../check-ins/check-in.generated.js';

/** What one request came back with; `unanswered` when the connection broke or nobody listened. */
export type Outcome = 'answered' | 'unavailable' | 'in flight' | 'unanswered' | { unexpected: unknown };

const AT_ONCE = 4;

export interface Damage {
  /** Answered writes that are not there. */
  lost: string[];
  /** Rows that are there twice or in part. */
  doubled: string[];
  /** Answers that nobody may get, and writes that were never answered. */
  wrong: string[];
}

/** Guests who check in one after the other, each tried with its own Idempotency-Key until it is answered. */
export class Guests {
  readonly outcomes: Outcome[] = [];
  /** Check-in by customer, as it was answered. */
  readonly answered = new Map<string, string>();
  /** The longest time in milliseconds until a request was answered, refused or broken off. */
  longestMs = 0;
  #customers: string[];
  #dataDir: string;
  #url: () => string;
  #token: string;
  #stopped = false;
  #writing: Promise<unknown>;

  private constructor(dataDir: string, customers: string[], url: () => string, token: string) {
    this.#dataDir = dataDir;
    this.#customers = [...customers];
    this.#url = url;
    this.#token = token;
    this.#writing = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => this.#write(index % 2 === 0)));
  }

  /** Customers come straight from the database: making them known is limited for callers. They begin at once. */
  static async arrive(
    dataDir: string,
    businessId: string,
    url: () => string,
    token: string,
    count = 3000,
  ): Promise<Guests> {
    const rows = await ask<{ id: string }>(
      dataDir,
      `
      with settings as materialized (select set_config('app.business_id', $1, true)),
        persons as (insert into person (phone, first_name, last_name) select '212' || 5550000 + n, 'Guest', n::text from settings, generate_series(1, $2::int) n returning id, phone, first_name, last_name)
      insert into customer (business_id, id, person_id, first_name, last_name, phone)
      select $1::bigint, ($1::bigint << 32) | nextval('customer_id_seq'), id, first_name, last_name, phone from persons returning id`,
      [businessId, count],
    );
    return new Guests(
      dataDir,
      rows.map(({ id }) => id),
      url,
      token,
    );
  }

  count(outcome: Outcome): number {
    return this.outcomes.filter((one) => one === outcome).length;
  }

  /** Waits for some more check-ins that are answered. */
  async more(count: number): Promise<void> {
    const wanted = this.answered.size + count;
    await until(() => this.answered.size >= wanted, `${count} more check-ins`);
  }

  /** No new ones; those that are not answered are tried until they are. */
  async leave(): Promise<void> {
    this.#stopped = true;
    await this.#writing;
  }

  /** What the database holds against what was answered. */
  async damage(): Promise<Damage> {
    const rows = await ask<{ id: string; customer_id: string; events: string }>(
      this.#dataDir,
      `
      select c.id, c.customer_id, count(e.id) as events from check_in c
      left join check_in_event e on e.business_id = c.business_id and e.check_in_id = c.id and e.kind = 'checked-in' group by c.id, c.customer_id`,
    );
    const entryOf = new Map(rows.map((row) => [row.customer_id, row.id]));
    return {
      lost: [...this.answered]
        .filter(([customer, id]) => entryOf.get(customer) !== id)
        .map(([customer]) => `the answered check-in of customer ${customer} is lost`),
      doubled: [
        ...rows.filter(({ events }) => events !== '1').map(({ id, events }) => `check-in ${id} has ${events} events`),
        ...rows
          .filter((row) => entryOf.get(row.customer_id) !== row.id)
          .map((row) => `customer ${row.customer_id} is there twice`),
      ],
      wrong: [
        ...this.outcomes.filter((outcome) => typeof outcome === 'object').map((outcome) => JSON.stringify(outcome)),
        ...[...entryOf.keys()]
          .filter((customer) => !this.answered.has(customer))
          .map((customer) => `the check-in of customer ${customer} was never answered`),
      ],
    };
  }

  /** Nothing lost, nothing twice, nothing in part: then it is empty. */
  async faults(): Promise<string[]> {
    return Object.values(await this.damage()).flat();
  }

  async #write(overRest: boolean): Promise<void> {
    while (!this.#stopped) {
      const customer = this.#customers.pop();
      if (!customer) throw new Error('There are no more guests');
      const key = randomUUID();
      await until(async () => {
        const began = performance.now();
        const outcome = await this.#checkIn(customer, key, overRest).catch(() => 'unanswered' as const);
        this.longestMs = Math.max(this.longestMs, performance.now() - began);
        this.outcomes.push(outcome);
        return outcome === 'answered' || typeof outcome === 'object';
      }, 'an answer to a check-in');
    }
  }

  async #checkIn(customer: string, key: string, overRest: boolean): Promise<Outcome> {
    const actor = new Actor(this.#url(), this.#token);
    const headers = { 'Idempotency-Key': key };
    if (overRest) {
      const {
        status,
        body,
        headers: answer,
      } = await actor.post<{ id?: number; code?: string }>(
        '/api/business/add_checkin',
        { customerID: customer, partySize: 2 },
        headers,
      );
      if (status === 200) return this.#keep(customer, String(body.id));
      if (status === 503 && body.code === 'UNAVAILABLE' && answer.has('retry-after')) return 'unavailable';
      return status === 409 && body.code === 'IN_FLIGHT' ? 'in flight' : { unexpected: { status, body } };
    }
    const { data, errors } = await actor.ask(AddCheckIn, { input: { customerId: customer, partySize: 2 } }, headers);
    if (data) return this.#keep(customer, data.addCheckIn.id);
    const code = errors?.[0]?.extensions.code;
    if (code === 'UNAVAILABLE') return 'unavailable';
    return code === 'IN_FLIGHT' ? 'in flight' : { unexpected: errors };
  }

  #keep(customer: string, id: string): Outcome {
    this.answered.set(customer, id);
    return 'answered';
  }
}
