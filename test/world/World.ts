import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { inContext, type Context, type Dependencies } from '../../server/core/context.js';
import type { Job } from '../../server/core/jobs/job.js';
import { JOBS } from '../../server/modules.js';
import { newToken } from '../../server/core/tokens.js';
import { openSession } from '../../server/core/access/sessions.js';
import { readConfig, type Config } from '../../server/config.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction } from '../../server/core/database/transaction.js';
import { createLog, type Log } from '../../server/core/log.js';
import { openApp, type App, type AppOptions } from '../../server/app.js';
import { askAsSuperuser, emptyTables, workerDatabase } from '../setup/database.js';
import { Actor } from './Actor.js';
import { plainly } from './plain-rows.js';
import { TestBusiness, type TestCustomer } from './TestBusiness.js';
import { TestClock } from './TestClock.js';

const SECRET = 'test-secret-test-secret-test-secret-1';

export interface WorldOptions extends Omit<AppOptions, 'clock'> {
  config?: Partial<Config>;
  log?: Log;
}
export interface BusinessOptions {
  name?: string;
  plan?: Plan;
  timeZone?: string;
  vanityName?: string | null;
}

/** The running app on this worker's database, and what tests make in it. */
export class World {
  readonly clock = new TestClock();
  #running: { app: App; url: string; anonymous: Actor } | null = null;
  #business: TestBusiness | null = null;
  #phones = 0;

  async open({ config: more, log, ...parts }: WorldOptions = {}): Promise<void> {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-world-'));
    const base = readConfig({ DATA_DIR: dataDir, GREETER_SECRET: SECRET, LOG_LEVEL: 'silent', HOST: '127.0.0.1' });
    const config: Config = { ...base, secret: SECRET, logLevel: 'silent', demo: false, isTest: true, ...more };
    const app = await openApp(config, await workerDatabase(), log ?? createLog(config), {
      clock: this.clock,
      pages: false,
      jobs: false,
      ...parts,
    });
    await new Promise<void>((resolve) => {
      app.server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    this.#running = { app, url, anonymous: new Actor(url, null) };
  }

  #open(): { app: App; url: string; anonymous: Actor } {
    if (!this.#running)
      throw new Error('The world is not open yet: use it in tests and hooks, not while the file loads');
    return this.#running;
  }

  get app(): App {
    return this.#open().app;
  }

  get url(): string {
    return this.#open().url;
  }

  get anonymous(): Actor {
    return this.#open().anonymous;
  }

  /** The business of this test. */
  get business(): TestBusiness {
    if (!this.#business)
      throw new Error('This test has no business: useWorld makes one before each test, unless told not to');
    return this.#business;
  }

  set business(business: TestBusiness | null) {
    this.#business = business;
  }

  /** A phone number that nobody has yet; valid in the US. */
  newPhone(): string {
    this.#phones += 1;
    return `212555${String(this.#phones).padStart(4, '0')}`;
  }

  /** A business with its owner, who is signed in. */
  async aBusiness({
    name = 'Salon Rosa',
    plan = Plan.NONE,
    timeZone = 'America/New_York',
    vanityName = null,
  }: BusinessOptions = {}): Promise<TestBusiness> {
    const { source } = this.app.dependencies;
    const id = await transaction(
      source,
      { tenant: null },
      async (db) => (await db.row<{ id: string }>(sql`select nextval('business_id_seq') as id`))!.id,
    );
    const publicToken = newToken('q', id);
    await transaction(source, { tenant: id }, async (db) => {
      await db.rows(
        sql`insert into business (id, name, address, city, state, zip, phone, time_zone, plan, vanity_name, created_at) values (${id}, ${name}, '12 Main St', 'Albany', 'NY', '12207', '5185550100', ${timeZone}, ${plan}, ${vanityName}, ${this.clock.now()})`,
      );
      await db.rows(sql`insert into business_page default values`);
      await db.rows(
        sql`insert into check_in_app (public_token, monitor_token) values (${publicToken}, ${newToken('m', id)})`,
      );
    });
    const owner = await this.aMember(id, Role.OWNER);
    await this.rows(
      id,
      `insert into staff (account_id, role, first_name, last_name, phone, email, created_at)
       select a.id, 1, a.first_name, a.last_name, a.phone, a.email, $1 from account a join membership m on m.account_id = a.id
       where m.business_id = $2 returning id`,
      [this.clock.now(), id],
    );
    return new TestBusiness(this, id, owner, publicToken);
  }

  /** A verified account, not signed in. The password is 'correct horse'. */
  async anAccount({
    email = `${randomUUID().slice(0, 8)}@example.com`,
    firstName = 'Rosa',
    lastName = 'Diaz',
    verified = true,
    passwordHash = 'none',
  } = {}): Promise<{ id: string; email: string }> {
    const row = await transaction(this.app.dependencies.source, { tenant: null }, (db) =>
      db.row<{ id: string }>(
        sql`insert into account (email, password_hash, first_name, last_name, phone, verified_at, created_at) values (${email}, ${passwordHash}, ${firstName}, ${lastName}, '5185550101', ${verified ? this.clock.now() : null}, ${this.clock.now()}) returning id`,
      ),
    );
    return { id: row!.id, email };
  }

  /** A signed-in member of a business. */
  async aMember(businessId: string, role: Role): Promise<Actor> {
    const account = await this.anAccount();
    const { dependencies } = this.app;
    const token = await transaction(dependencies.source, { tenant: null }, async (db) => {
      await db.rows(
        sql`insert into membership (account_id, business_id, role) values (${account.id}, ${businessId}, ${role})`,
      );
      return openSession(db, dependencies.config.secret, account.id, businessId, this.clock.now());
    });
    return new Actor(this.url, token);
  }

  async aCustomer(
    businessId: string,
    { firstName, lastName, phone }: { firstName: string; lastName: string; phone: string },
  ): Promise<TestCustomer> {
    const row = await transaction(this.app.dependencies.source, { tenant: businessId }, async (db) => {
      const person = await db.row<{ id: string }>(
        sql`insert into person (phone, first_name, last_name) values (${phone}, ${firstName}, ${lastName}) returning id`,
      );
      return db.row<{ id: string }>(
        sql`insert into customer (person_id, first_name, last_name, phone, email_unproven, created_at)
          values (${person!.id}, ${firstName}, ${lastName}, ${phone}, false, ${this.clock.now()}) returning id`,
      );
    });
    return { id: row!.id, firstName, lastName, phone };
  }

  /** Rows as the database holds them, seen as this business: for looking at what an operation did. */
  rows<Row extends Record<string, unknown>>(
    businessId: string | null,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return plainly(this.app.dependencies.source, businessId, (ask) => ask<Row>(text, values));
  }

  /** So many attempts count under each key that begins so; the keys. */
  async hasAttempts(keyStart: string, used: number): Promise<string[]> {
    const rows = await this.rows<{ key: string }>(
      null,
      `update rate_limit set used = $2 where key like $1 || '%' returning key`,
      [keyStart, used],
    );
    return rows.map(({ key }) => key);
  }

  /** Runs `work` as the product itself does in a job or webhook of this business. */
  inContext<T>(businessId: string | null, work: (context: Context) => Promise<T>): Promise<T> {
    return inContext(this.app.dependencies, { tenant: businessId }, work);
  }

  /** Runs a job at once, with the handler that a module brings. */
  async runJob<Payload extends object>(
    { name }: Job<Payload>,
    businessId: string | null,
    payload: Payload,
    { isLast = false, dependencies = this.app.dependencies }: { isLast?: boolean; dependencies?: Dependencies } = {},
  ): Promise<void> {
    const handler = JOBS.find(({ job }) => job.name === name)!;
    await inContext(dependencies, { tenant: businessId }, (context) =>
      handler.run(context, payload as never, { isLast }),
    );
  }

  /** The jobs of one task that wait, in the order in which they were asked for. */
  async jobs(task: string): Promise<{ payload: Record<string, string>; runAt: Date }[]> {
    return askAsSuperuser(
      `
      select j.payload, j.run_at as "runAt" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1 order by j.id`,
      [task],
    );
  }

  /** Takes away every job that waits. */
  async forgetJobs(): Promise<void> {
    await askAsSuperuser('delete from graphile_worker._private_jobs');
  }

  /** Breaks the connections on which processes LISTEN. */
  async endListening(): Promise<void> {
    await askAsSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen tick' and datname = current_database()`,
    );
  }

  async empty(): Promise<void> {
    await emptyTables();
  }

  async close(): Promise<void> {
    await this.app.stop();
    await fs.rm(this.app.dependencies.config.dataDir, { recursive: true, force: true });
  }
}
