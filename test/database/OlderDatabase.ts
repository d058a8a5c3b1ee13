import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../server/core/database/migrations/list.js';
import { databaseOf, type Cluster } from '../setup/cluster.js';

const cluster = JSON.parse(process.env['GREETER_TEST_CLUSTER'] ?? 'null') as Cluster;

/** A database of its own as it was before a migration, for rows of that version. */
export class OlderDatabase {
  readonly #name: string;
  readonly #index: number;
  readonly #client: pg.Client;

  private constructor(name: string, index: number, client: pg.Client) {
    this.#name = name;
    this.#index = index;
    this.#client = client;
  }

  /** Opens one without the migration whose name begins so, and those after it. */
  static async before(migration: string): Promise<OlderDatabase> {
    const name = `before_${migration.toLowerCase()}_${process.env['JEST_WORKER_ID'] ?? '1'}`;
    await asServer(`drop database if exists ${name}`, `create database ${name} template template0`);
    const client = new pg.Client({ ...cluster, database: name });
    await client.connect();
    const { app, jobs, owner } = databaseOf(cluster, name);
    await client.query(`
      create schema extensions; create extension pg_trgm schema extensions; create extension btree_gist schema extensions;
      create extension btree_gin schema extensions;
      set search_path = public, extensions`);
    await client.query(
      `select set_config('greeter.app_role', $1, false), set_config('greeter.jobs_role', $2, false), set_config('greeter.owner_role', $3, false)`,
      [app.user, jobs.user, owner.user],
    );
    const index = migrations.findIndex((candidate) => candidate.name.startsWith(migration));
    const database = new OlderDatabase(name, index, client);
    await database.#run(migrations.slice(0, index));
    return database;
  }

  async rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    return (await this.#client.query<Row>(text)).rows;
  }

  /** A business 2 with one customer and one check-in, both 1. */
  async addCheckIn(): Promise<void> {
    await this.rows(`
      select set_config('app.business_id', '2', false);
      insert into business (id, name) values (2, 'Salon Rosa');
      insert into customer (id, person_id, first_name, last_name, phone) values (1, 1, 'Ann', 'Lee', '2125550101');
      insert into check_in (id, public_id, customer_id, created_at) values (1, 'ann', 1, now())`);
  }

  /** Brings it to the version of today. */
  migrate(): Promise<void> {
    return this.#run(migrations.slice(this.#index));
  }

  async close(): Promise<void> {
    await this.#client.end();
    await asServer(`drop database ${this.#name}`);
  }

  async #run(list: readonly (new () => MigrationInterface)[]): Promise<void> {
    const query = async (text: string, values?: unknown[]) => (await this.#client.query(text, values)).rows;
    for (const Migration of list) await new Migration().up({ query } as unknown as QueryRunner);
  }
}

/** An older database with a check-in, for the tests of one file. */
export function useOlderCheckIn(migration: string): () => OlderDatabase {
  let database: OlderDatabase;
  beforeAll(async () => {
    database = await OlderDatabase.before(migration);
    await database.addCheckIn();
  });
  afterAll(() => database.close());
  return () => database;
}

async function asServer(...statements: string[]): Promise<void> {
  const server = new pg.Client({ ...cluster, database: 'postgres' });
  await server.connect();
  for (const statement of statements) await server.query(statement);
  await server.end();
}
