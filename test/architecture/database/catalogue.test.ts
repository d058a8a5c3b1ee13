import { afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ActivityKind } from '../../../server/domain/check-ins/entry/ActivityKind.js';
import { askAsSuperuser, workerDatabase } from '../../setup/database.js';
import { GLOBAL_TABLES } from '../global-tables.js';
import {
  allowedWords,
  endlessSequences,
  looseFunctions,
  openViews,
  powersOf,
  tenantTableFindings,
  triggers,
} from './catalogue.js';

describe('as migrated', () => {
  test('every table is global by name, or carries its tenant in its key, policy, default, indexes and foreign keys', async () => {
    expect(await tenantTableFindings()).toEqual([]);
    expect(await endlessSequences()).toEqual([]);
  });

  test('there are tenant tables at all', async () => {
    const tables = await askAsSuperuser<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    expect(tables.filter(({ name }) => !GLOBAL_TABLES.includes(name)).length).toBeGreaterThan(5);
  });

  test('the log of check-ins takes the kinds of events that the API knows, and no other', async () => {
    expect(await allowedWords('check_in_event', 'kind')).toEqual(Object.values<string>(ActivityKind).sort());
  });

  test('there are no triggers', async () => {
    expect(await triggers()).toEqual([]);
  });

  test('views ask as their reader', async () => {
    expect(await openViews()).toEqual([]);
  });

  test('the role that serves owns nothing and obeys row-level security', async () => {
    const { app } = await workerDatabase();
    expect(await powersOf(app.user)).toEqual([]);
  });

  test("functions with their owner's rights fix their search path and begin with the tenant", async () => {
    expect(await looseFunctions()).toEqual([]);
  });

  test('a query of a tenant table fails where no tenant is set', async () => {
    const { app } = await workerDatabase();
    const client = new pg.Client(app);
    await client.connect();
    try {
      await expect(client.query('select from customer')).rejects.toThrow(/app\.business_id/);
      await client.query(`select set_config('app.business_id', '', false)`);
      await expect(client.query('select from customer')).rejects.toThrow(/bigint/);
    } finally {
      await client.end();
    }
  });
});

describe('a breach is seen', () => {
  afterEach(() =>
    askAsSuperuser(
      `drop view if exists planted_view; drop materialized view if exists planted_copy; drop table if exists planted cascade; drop function if exists planted_function; drop function if exists planted_trigger cascade`,
    ),
  );

  const TENANT = `current_setting('app.business_id')::bigint`;
  const whole = (
    more = '',
  ) => `create table planted (business_id bigint not null default ${TENANT}, id bigint, customer_id bigint, ${more} primary key (business_id, id));
    alter table planted enable row level security; create policy tenant on planted using (business_id = ${TENANT}) with check (business_id = ${TENANT});`;
  const finding = (what: string | RegExp) =>
    expect.objectContaining({ table: 'planted', what: typeof what === 'string' ? what : expect.stringMatching(what) });

  test('and nothing where there is none', async () => {
    await askAsSuperuser(whole());
    expect(await tenantTableFindings()).toEqual([]);
  });

  test.each<[name: string, sql: string, what: string | RegExp]>([
    ['a plain table', 'create table planted (id bigint primary key)', 'its primary key is not (business_id, id)'],
    ['no policy', 'create table planted (id bigint primary key)', 'it has no policy'],
    ['no default', 'create table planted (id bigint primary key)', 'business_id is not filled by a default'],
    [
      'row-level security switched off',
      `${whole()} alter table planted disable row level security`,
      'row-level security is off',
    ],
    ['a forgiving policy', `${whole()} create policy more on planted using (true)`, 'policy more is not on the tenant'],
    [
      'a policy that sees nothing without a tenant',
      `${whole()} create policy more on planted using (business_id = current_setting('app.business_id', true)::bigint)`,
      'policy more is not on the tenant',
    ],
    [
      'an index',
      `${whole()} create index planted_x on planted (customer_id)`,
      'index planted_x does not begin with business_id',
    ],
    ['a unique key', whole('unique (customer_id),'), /^constraint .* does not begin with business_id$/],
    [
      'a foreign key',
      whole('foreign key (customer_id) references account (id),'),
      /^foreign key .* does not carry the business$/,
    ],
  ])('%s', async (_, sql, what) => {
    await askAsSuperuser(sql);
    expect(await tenantTableFindings()).toContainEqual(finding(what));
  });

  test('a sequence without an end', async () => {
    await askAsSuperuser(`create sequence planted_id_seq`);
    expect(await endlessSequences()).toContainEqual(finding(/4294967295/));
    await askAsSuperuser(`drop sequence planted_id_seq`);
  });

  test('a view of its owner', async () => {
    await askAsSuperuser('create view planted_view as select id from customer');
    expect(await openViews()).toEqual([{ table: 'planted_view', what: 'a view without security_invoker' }]);
    await askAsSuperuser('alter view planted_view set (security_invoker = true)');
    expect(await openViews()).toEqual([]);
  });

  test('a materialized view', async () => {
    await askAsSuperuser('create materialized view planted_copy as select id from customer');
    expect(await openViews()).toEqual([{ table: 'planted_copy', what: 'a materialized view' }]);
  });

  test('a trigger', async () => {
    await askAsSuperuser(`${whole()} create function planted_trigger() returns trigger language plpgsql as 'begin return new; end';
      create trigger planted_trigger before insert on planted for each row execute function planted_trigger()`);
    expect(await triggers()).toHaveLength(1);
  });

  test('something owned by the role that serves', async () => {
    const { app } = await workerDatabase();
    await askAsSuperuser(`${whole()} alter table planted owner to ${pg.escapeIdentifier(app.user)}`);
    expect(await powersOf(app.user)).toContainEqual(finding(/^owned by/));
  });

  const QUOTED = TENANT.replaceAll("'", "''");
  const selects = (text: string) => `language sql security definer set search_path = public as '${text}'`;

  test.each([
    ['no search path', `language sql security definer as 'select 1'`],
    [
      'another predicate first',
      selects(`select count(*)::int from customer where first_name = ''a'' and business_id = ${QUOTED}`),
    ],
    ['no predicate', selects('select count(*)::int from customer')],
    ['a name in quotes and no predicate', selects('select count(*)::int from "customer"')],
    [
      'a second query that has none',
      selects(`select 1 from customer where business_id = ${QUOTED} union select 2 from customer`),
    ],
    [
      'a query in brackets that has none',
      selects(`select 1 from customer where business_id = ${QUOTED} and id in (select customer_id from check_in)`),
    ],
    ['another way out', selects(`select 1 from customer where business_id = ${QUOTED} or first_name = ''a''`)],
    [
      'a join to every business',
      selects(`select 1 from customer c join check_in k on true where c.business_id = ${QUOTED}`),
    ],
    [
      'a body that is parsed when it is created',
      'language sql security definer set search_path = public begin atomic select count(*)::int from customer; end',
    ],
  ])('a function with %s', async (_, rest) => {
    await askAsSuperuser(`create function planted_function() returns int ${rest}`);
    expect(await looseFunctions()).toHaveLength(1);
  });

  test.each([
    ['one query', `select count(*)::int from customer where business_id = ${QUOTED} and first_name = ''a''`],
    [
      'two queries and a join',
      `with a as (select id from customer where business_id = ${QUOTED}) select 1 from a
       union select 2 from check_in k join customer c on c.business_id = k.business_id and c.id = k.customer_id where k.business_id = ${QUOTED} and (c.id = 1 or c.id = 2)`,
    ],
  ])('and none in a function as it should be: %s', async (_, text) => {
    await askAsSuperuser(`create function planted_function() returns int ${selects(text)}`);
    expect(await looseFunctions()).toEqual([]);
  });
});
