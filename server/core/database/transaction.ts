import type { Writable } from 'node:stream';
import type { PoolClient, QueryArrayResult, QueryResultRow } from 'pg';
import type { DataSource, EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral, QueryRunner } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { hasOwnTimeouts, poolOf } from './data-source.js';
import { sql, Sql } from './sql.js';
import { preparedStatement, rowsOf } from './statement.js';
import { TRANSACTION_TIMEOUTS } from './timeouts.js';

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
  #notices = new Set<string>();
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
    const beginning = this.#beginning(
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

  #beginning(tenant: string | null, readOnly: boolean): string {
    if (tenant !== null && !/^[1-9]\d{0,15}$/.test(tenant)) throw new Error('A tenant is a number');
    const settings = [
      ...(tenant === null ? [] : [`set_config('app.business_id', '${tenant}', true)`]),
      ...(hasOwnTimeouts(this.#source) ? [] : TRANSACTION_TIMEOUTS),
    ];
    const begin = readOnly ? 'begin read only' : 'begin';
    return settings.length > 0 ? `${begin}; select ${settings.join(', ')}` : begin;
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
  send(statement: Sql | string, values: readonly unknown[] = []): void {
    if (this.#started) void this.#started.then(({ client }) => inOnePacket(client), ignore);
    this.#track(this.rows(statement, values));
  }

  /** Tells every process behind the commit; several alike are one. Inside the transaction, commits of the whole database would wait for each other. */
  notify(payload: string): void {
    this.#notices.add(payload);
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

  /** Rows of one statement, their columns in camelCase. */
  async rows<Row extends object>(statement: Sql | string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.#options.alone) return ask<Row>(poolOf(this.#source), statement, values);
    const { client } = await this.#start();
    this.statements += 1;
    try {
      return await ask<Row>(client, statement, values);
    } catch (error) {
      // What follows a failed statement fails only because of it: the first failure is the one to tell.
      if ((error as { code?: string }).code !== IN_FAILED_TRANSACTION) this.#firstError ??= error;
      throw this.#firstError ?? error;
    }
  }

  /** The first row, or undefined. */
  async row<Row extends object>(statement: Sql | string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, values))[0];
  }

  /** The first row of one reading statement that is all there is to its transaction: begun and ended in the same packet. */
  async once<Row extends object>(statement: Sql | string, values: readonly unknown[] = []): Promise<Row | undefined> {
    const client = await poolOf(this.#source).connect();
    client.on('error', ignore);
    inOnePacket(client);
    const [begin, rows, end] = await Promise.allSettled([
      client.query(this.#beginning(this.#options.tenant as string, true)),
      ask<Row>(client, statement, values),
      client.query('commit'),
    ]);
    release({ client, runner: null }, end.status === 'rejected' ? (end.reason as Error) : undefined);
    if (begin.status === 'rejected') throw begin.reason;
    if (rows.status === 'rejected') throw rows.reason;
    return rows.value[0];
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
    const { client } = started;
    const ended: Promise<unknown>[] = [client.query('commit')];
    if (this.#notices.size > 0) ended.push(client.query(preparedStatement(noticesOf(this.#notices))));
    void Promise.all(ended).then(
      () => release(started),
      (error: Error) => release(started, error),
    );
    if (this.#options.readOnly) return;
    const { command } = (await ended[0]) as QueryArrayResult;
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

const noticesOf = (payloads: ReadonlySet<string>): Sql =>
  sql`select pg_notify('tick', payload) from unnest(${[...payloads]}::text[]) payload`;

/** Texts with $1 keep the names of the database. */
async function ask<Row extends object>(
  on: Pick<PoolClient, 'query'>,
  statement: Sql | string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (statement instanceof Sql) return rowsOf<Row>(await on.query<unknown[]>(preparedStatement(statement)));
  const { name, text } = preparedStatement(new Sql(statement, values));
  return (await on.query<QueryResultRow>({ name, text, values: values as unknown[] })).rows as unknown as Row[];
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
