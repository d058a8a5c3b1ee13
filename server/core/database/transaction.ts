import type { Writable } from 'node:stream';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import type { DataSource, EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral, QueryRunner } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { borrowFrom, type Connection } from './connections.js';
import { hasOwnTimeouts, poolOf } from './data-source.js';
import { noteFailure } from './full-disk.js';
import { sql, type Sql } from './sql.js';
import { preparedStatement, rowsOf } from './statement.js';
import { TRANSACTION_TIMEOUTS } from './timeouts.js';

const IN_FAILED_TRANSACTION = '25P02';
const READ_ONLY = '25006';

export interface TransactionOptions {
  /** Business whose rows are visible; null for global tables only: queries of tenant tables then fail. */
  tenant: string | null | (() => Promise<string>);
  readOnly?: boolean;
  /** Runs each statement by itself without a transaction: for the reads of global tables at the start of every request. */
  alone?: boolean;
  /**
   * Claims the transaction: its statements go first, and in one packet with the next ones. If it throws, no other statement gives rows and nothing is
   * committed.
   */
  claim?: (db: Db) => Promise<void>;
}

interface Started extends Connection {
  /** Created at the first use of TypeORM. */
  runner: QueryRunner | null;
}

const ignore = (): void => {};

/**
 * One transaction, begun at the first statement. Writes are `insert` and `update` only: `save` of a plain object with a foreign id
 * would silently insert a new row.
 */
export class Db {
  #source: DataSource;
  #options: TransactionOptions;
  #started: Promise<Started> | null = null;
  #claim: Promise<void> | null = null;
  #ended = false;
  #firstError: unknown = null;
  /** Statements sent without waiting; all settle before the commit counts. */
  #pending: Promise<void>[] = [];
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
    // A sibling of a failed field may still be running while its connection already serves another operation.
    if (this.#ended) throw new Error('The transaction is over');
    return (this.#started ??= this.#begin());
  }

  async #begin(): Promise<Started> {
    const { tenant, claim } = this.#options;
    const beginning = this.#beginning(
      typeof tenant === 'function' ? await tenant() : tenant,
      this.#options.readOnly ?? false,
    );
    const connection = await borrowFrom(poolOf(this.#source));
    // Sent without waiting: it shares one packet with the first statement.
    inOnePacket(connection.client);
    this.#track(connection.client.query(beginning));
    const started: Started = { ...connection, runner: null };
    if (claim) this.#claimBy(claim, started);
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

  #claimBy(claim: (db: Db) => Promise<void>, started: Started): void {
    const handle = new Db(this.#source, this.#options);
    handle.#started = Promise.resolve(started);
    this.#claim = claim(handle);
    this.#claim.catch(ignore); // whoever uses the transaction hears of it
  }

  /** Sends a statement without waiting, in one packet with what follows in this turn; its failure fails the commit. */
  send(statement: Sql): void {
    if (this.#started) void this.#started.then(({ client }) => inOnePacket(client), ignore);
    this.#track(this.rows(statement));
  }

  /** Notifies every process after the commit, duplicates once. Inside the transaction NOTIFY would serialize all commits of the database. */
  notify(payload: string): void {
    this.#notices.add(payload);
  }

  #track(result: Promise<unknown>): void {
    this.#pending.push(
      result.then(ignore, (error: unknown) => {
        this.#firstError ??= error;
        noteFailure(this.#source, error);
      }),
    );
  }

  /** A node that reads only refuses writes with the same code: that passes, this does not. */
  #isOwnFault(code: string | undefined): boolean {
    return code === READ_ONLY && this.#options.readOnly === true;
  }

  /** Rows of one statement, with camelCase columns. */
  async rows<Row extends object>(statement: Sql): Promise<Row[]> {
    if (this.#options.alone) return queryAlone<Row>(poolOf(this.#source), statement);
    const { client } = await this.#start();
    this.statements += 1;
    const answer = query<Row>(client, statement);
    if (this.#claim) {
      answer.catch(ignore); // the claim's failure comes first
      await this.#claim;
    }
    try {
      return await answer;
    } catch (error) {
      noteFailure(this.#source, error);
      const { code } = error as { code?: string };
      // Later statements fail only because of the first failure, which is the one to report.
      if (code !== IN_FAILED_TRANSACTION) this.#firstError ??= this.#isOwnFault(code) ? ownFault(error) : error;
      throw this.#firstError ?? error;
    }
  }

  /** The first row, or undefined. */
  async row<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return (await this.rows<Row>(statement))[0];
  }

  /** The first row of a read that is its whole transaction: begin and end go in the same packet. */
  async once<Row extends object>(statement: Sql): Promise<Row | undefined> {
    const { client, release } = await borrowFrom(poolOf(this.#source));
    inOnePacket(client);
    const [begin, rows, end] = await Promise.allSettled([
      client.query(this.#beginning(this.#options.tenant as string, true)),
      query<Row>(client, statement),
      client.query('commit'),
    ]);
    release(end.status === 'rejected' ? (end.reason as Error) : undefined);
    if (begin.status === 'rejected') throw begin.reason;
    if (rows.status === 'rejected') throw rows.reason;
    return rows.value[0];
  }

  /** TypeORM on the transaction's connection, marked as inside a transaction: else TypeORM would open its own around writes. */
  async #orm(): Promise<QueryRunner> {
    const started = await this.#start();
    await this.#claim;
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

  /** Inserts one row; returns it with the generated values. */
  async insert<E extends ObjectLiteral>(entity: EntityTarget<E>, values: QueryDeepPartialEntity<E>): Promise<E> {
    const { manager } = await this.#orm();
    const row = values as QueryDeepPartialEntity<E>;
    await manager.insert(entity, row).catch((error: unknown) => this.#refuse(error));
    return row as unknown as E;
  }

  /** Returns the number of changed rows, which the caller checks. */
  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    values: QueryDeepPartialEntity<E>,
  ): Promise<number> {
    const { manager } = await this.#orm();
    const result = await manager.update(entity, where, values).catch((error: unknown) => this.#refuse(error));
    return result.affected ?? 0;
  }

  #refuse(error: unknown): never {
    noteFailure(this.#source, error);
    throw error;
  }

  /** Commits if a transaction began. A read-only one ends after the answer, as there is nothing to lose. */
  async commit(): Promise<void> {
    this.#ended = true;
    if (!this.#started) return;
    const started = await this.#started;
    await this.#claim?.catch((error: unknown) => (this.#firstError = error));
    if (this.#firstError) {
      await giveUp(started, this.#firstError);
      throw this.#firstError;
    }
    const { client, release } = started;
    const ended: Promise<unknown>[] = [client.query('commit')];
    if (this.#notices.size > 0) ended.push(client.query(preparedStatement(noticesOf(this.#notices))));
    void Promise.all(ended).then(
      () => release(),
      (error: Error) => release(error),
    );
    if (this.#options.readOnly) return;
    const { command } = (await ended[0]!.catch((error: unknown) => this.#refuse(error))) as QueryArrayResult;
    await Promise.all(this.#pending);
    // PostgreSQL answers ROLLBACK to the COMMIT of a failed transaction.
    if (command !== 'COMMIT' || this.#firstError)
      throw this.#firstError ?? new Error('The transaction had failed and was rolled back');
  }

  /** Rolls back; does nothing after `commit`, even if that failed. */
  async rollback(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    const started = await this.#started?.catch(() => null);
    if (started) await giveUp(started, this.#firstError);
  }
}

const ownFault = (cause: unknown): Error => new Error('An operation that only reads tried to write', { cause });

const noticesOf = (payloads: ReadonlySet<string>): Sql =>
  sql`select pg_notify('tick', payload) from unnest(${[...payloads]}::text[]) payload`;

async function query<Row extends object>(on: Pick<PoolClient, 'query'>, statement: Sql): Promise<Row[]> {
  return rowsOf<Row>(await on.query<unknown[]>(preparedStatement(statement)));
}

async function queryAlone<Row extends object>(pool: Pool, statement: Sql): Promise<Row[]> {
  const { client, release } = await borrowFrom(pool);
  try {
    const rows = await query<Row>(client, statement);
    release();
    return rows;
  } catch (error) {
    release(error as Error); // as the pool itself does
    throw error;
  }
}

/** As pg says it of a statement to which no answer came. */
const isSilent = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/** A connection that is silent would not answer a ROLLBACK either, and its caller has waited long enough: it is dropped, which ends its transaction. */
async function giveUp({ client, release }: Connection, cause: unknown): Promise<void> {
  if (isSilent(cause)) return release(cause);
  release(
    await client.query('rollback').then(
      () => undefined,
      (error: Error) => error,
    ),
  );
}

/** Sends everything written to the client in this turn as one packet. */
function inOnePacket(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs `work` in a transaction and commits; rolls back if it throws. The only way to the database. */
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
