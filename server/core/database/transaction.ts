import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { DataSource, EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral, QueryRunner } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { poolOf } from './data-source.js';

const IN_FAILED_TRANSACTION = '25P02';

export interface TransactionOptions {
  /** Business whose rows are visible; null for global tables only: then every query of a tenant table fails. */
  tenant: string | null | (() => Promise<string>);
  readOnly?: boolean;
  /** Statements on global tables that each stand alone, without a transaction around them: what every request asks first. */
  alone?: boolean;
  /** Runs first inside the transaction, before any other statement. */
  onBegin?: (db: Db) => Promise<void>;
}

interface Started {
  client: PoolClient;
  /** Made when TypeORM is first asked. */
  runner: QueryRunner | null;
}

const ENQUEUE = `select graphile_worker.enqueue($1, $2::json, case when $5 then greatest($3::timestamptz, now() + interval '1 second') else $3 end, $4)`;

const ignore = (): void => {};

/**
 * One transaction, begun at the first statement. Writes are `insert` and `update` only: `save` of a plain object with a foreign id
 * would quietly become a new row.
 */
export class Db {
  #source: DataSource;
  #options: TransactionOptions;
  #started: Promise<Started> | null = null;
  #ended = false;
  #firstError: unknown = null;
  /** What was sent without waiting; settled before the commit is believed. */
  #sent: Promise<void>[] = [];
  statements = 0;

  constructor(source: DataSource, options: TransactionOptions) {
    this.#source = source;
    this.#options = options;
  }

  get begun(): boolean {
    return this.#started !== null;
  }

  #start(): Promise<Started> {
    // A sibling of a field that failed may still be at work: its connection serves somebody else by now.
    if (this.#ended) throw new Error('The transaction is over');
    return (this.#started ??= this.#begin());
  }

  async #begin(): Promise<Started> {
    const { tenant, onBegin } = this.#options;
    const beginning = beginningOf(
      typeof tenant === 'function' ? await tenant() : tenant,
      this.#options.readOnly ?? false,
    );
    const client = await poolOf(this.#source).connect();
    client.on('error', ignore); // the next statement on it fails and says more
    // Sent without waiting: one packet carries it together with the first statement.
    inOnePacket(client);
    this.#track(client.query(beginning));
    const started: Started = { client, runner: null };
    if (onBegin) await this.#first(started, onBegin);
    return started;
  }

  /** On a handle of its own: whatever else the operation sends meanwhile waits, and fails if this does. */
  async #first(started: Started, onBegin: (db: Db) => Promise<void>): Promise<void> {
    const first = new Db(this.#source, this.#options);
    first.#started = Promise.resolve(started);
    try {
      await onBegin(first);
    } catch (error) {
      await giveUp(started);
      throw error;
    }
  }

  /** Sends a statement without waiting for it, in one packet with what follows in this turn; a failure of it fails the commit. */
  send(text: string, values: readonly unknown[] = []): void {
    if (this.#started) void this.#started.then(({ client }) => inOnePacket(client), ignore);
    this.#track(this.rows(text, values));
  }

  /**
   * Adds a job that runs if and only if this transaction commits. A job with the same key replaces one that waits. `again`: asked by the job
   * itself, which must not come back at once even where the business's clock stands still.
   */
  enqueue(
    task: string,
    payload: object,
    { runAt = null, key, again = false }: { runAt?: Date | null; key: string; again?: boolean },
  ): void {
    this.send(ENQUEUE, [task, JSON.stringify(payload), runAt, key, again]);
  }

  #track(sent: Promise<unknown>): void {
    this.#sent.push(
      sent.then(
        () => {},
        (error: unknown) => {
          this.#firstError ??= error;
        },
      ),
    );
  }

  /** Rows of one statement with $1 parameters, as the database names them. The text must be constant: it is prepared once per connection. */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const statement = { name: nameOf(text), text, values: values as unknown[] };
    if (this.#options.alone) return (await poolOf(this.#source).query<Row>(statement)).rows;
    const { client } = await this.#start();
    this.statements += 1;
    try {
      return (await client.query<Row>(statement)).rows;
    } catch (error) {
      // What follows a failed statement fails only because of it: the first failure is the one to tell.
      if ((error as { code?: string }).code !== IN_FAILED_TRANSACTION) this.#firstError ??= error;
      throw this.#firstError ?? error;
    }
  }

  /** The first row, or undefined. */
  async row<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(text, values))[0];
  }

  /** The first row of one reading statement that is all there is to its transaction: begun and ended in the same packet. */
  async once<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row | undefined> {
    const client = await poolOf(this.#source).connect();
    client.on('error', ignore);
    inOnePacket(client);
    const steps = [
      client.query(beginningOf(this.#options.tenant as string, true)),
      client.query<Row>({ name: nameOf(text), text, values: values as unknown[] }),
      client.query('commit'),
    ];
    const [begun, asked, ended] = (await Promise.allSettled(steps)) as [
      PromiseSettledResult<unknown>,
      PromiseSettledResult<QueryResult<Row>>,
      PromiseSettledResult<unknown>,
    ];
    release({ client, runner: null }, ended.status === 'rejected' ? (ended.reason as Error) : undefined);
    if (begun.status === 'rejected') throw begun.reason;
    if (asked.status === 'rejected') throw asked.reason;
    return asked.value.rows[0];
  }

  /** TypeORM on the transaction's own connection, which it is told to be in one: else it would open its own around writes. */
  async #orm(): Promise<QueryRunner> {
    const started = await this.#start();
    this.statements += 1;
    started.runner ??= Object.assign(this.#source.createQueryRunner(), {
      databaseConnection: started.client,
      isTransactionActive: true,
      transactionDepth: 1,
    });
    return started.runner;
  }

  async find<E extends ObjectLiteral>(entity: EntityTarget<E>, options: FindManyOptions<E>): Promise<E[]> {
    const { manager } = await this.#orm();
    return manager.find(entity, options);
  }

  /** The entity, or null. */
  async findOne<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    const { manager } = await this.#orm();
    return manager.findOne(entity, { where });
  }

  /** Inserts one row; answers it with what the database generated. */
  async insert<E extends ObjectLiteral>(entity: EntityTarget<E>, values: QueryDeepPartialEntity<E>): Promise<E> {
    const { manager } = await this.#orm();
    const row = values as QueryDeepPartialEntity<E>;
    await manager.insert(entity, row);
    return row as unknown as E;
  }

  /** How many rows were changed: the caller checks it. */
  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    values: QueryDeepPartialEntity<E>,
  ): Promise<number> {
    const { manager } = await this.#orm();
    return (await manager.update(entity, where, values)).affected ?? 0;
  }

  /** Commits if anything was begun. A reading transaction ends behind the answer: there is nothing in it to lose. */
  async commit(): Promise<void> {
    this.#ended = true;
    if (!this.#started) return;
    const started = await this.#started;
    if (this.#firstError) {
      await giveUp(started);
      throw this.#firstError;
    }
    const committed = started.client.query('commit');
    if (this.#options.readOnly) {
      void committed.then(
        () => release(started),
        (error: Error) => release(started, error),
      );
      return;
    }
    const { command } = await committed.catch((error: Error) => {
      release(started, error);
      throw error;
    });
    release(started);
    await Promise.all(this.#sent);
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction that had failed.
    if (command !== 'COMMIT' || this.#firstError)
      throw this.#firstError ?? new Error('The transaction had failed and was rolled back');
  }

  /** Takes back what was begun; after `commit` it does nothing, whatever became of that. */
  async rollback(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    const started = await this.#started?.catch(() => null);
    if (started) await giveUp(started);
  }
}

async function giveUp(started: Started): Promise<void> {
  const broken = await started.client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
  release(started, broken);
}

/** Back to the pool, which drops the connection if it is `broken`. */
function release({ client }: Started, broken?: Error): void {
  client.off('error', ignore);
  client.release(broken);
}

/** What is sent to the client until the end of this turn goes out together. */
function inOnePacket(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs `work` in a transaction of its own and commits; rolls back if it throws. The one door to the database. */
export async function transaction<T>(
  source: DataSource,
  options: TransactionOptions,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = new Db(source, options);
  let answer: T;
  try {
    answer = await work(db);
  } catch (error) {
    await db.rollback();
    throw error;
  }
  await db.commit();
  return answer;
}

function beginningOf(tenant: string | null, readOnly: boolean): string {
  if (tenant !== null && !/^[1-9]\d{0,15}$/.test(tenant)) throw new Error('A tenant is a number');
  const settings = [
    ...(tenant === null ? [] : [`set_config('app.business_id', '${tenant}', true)`]),
    `set_config('statement_timeout', '5000', true)`,
    `set_config('lock_timeout', '2000', true)`,
    `set_config('idle_in_transaction_session_timeout', '10000', true)`,
  ];
  return `begin ${readOnly ? 'read only' : ''}; select ${settings.join(', ')}`;
}

const names = new Map<string, string>();

/** A name that is the same in every process, as poolers share prepared statements between them. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= 500) throw new Error('Too many different statements: a text was put together from values');
  const name = `q${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
