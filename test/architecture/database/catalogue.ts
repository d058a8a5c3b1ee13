import { askAsSuperuser } from '../../setup/database.js';

/** Tables without a tenant, by name and nothing else (HOUSE.md rule 5): read before a tenant is known, or shared by all. */
export const GLOBAL_TABLES = [
  'account',
  'business',
  'email_token',
  'form_template',
  'membership',
  'migration',
  'person',
  'provider_event',
  'rate_limit',
  'sandbox_message',
  'sender',
  'session',
];

const TENANT = `current_setting('app.business_id'::text)`;

export type Finding = { table: string; what: string };

const inPublic = `relnamespace = 'public'::regnamespace`;

/** What is wrong with the tables of `public` that are not global: empty when tenancy is whole. */
export async function tenantTableFindings(): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const look of [primaryKeys, rowSecurity, policies, defaults, indexes, foreignKeys, exclusions])
    found.push(...(await look()));
  return found.filter(({ table }) => !GLOBAL_TABLES.includes(table));
}

function primaryKeys(): Promise<Finding[]> {
  return askAsSuperuser(`
    select relname as table, 'its primary key is not (business_id, id)' as what from pg_class
    where ${inPublic} and relkind in ('r', 'p') and not exists (
      select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indrelid = pg_class.oid and indisprimary and attname = 'business_id')`);
}

function rowSecurity(): Promise<Finding[]> {
  return askAsSuperuser(
    `select relname as table, 'row-level security is off' as what from pg_class where ${inPublic} and relkind in ('r', 'p') and not relrowsecurity`,
  );
}

// With no tenant set a query must fail: the setting is read without its forgiving second argument.
function policies(): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select relname as table, coalesce('policy ' || polname || ' is not on the tenant', 'it has no policy') as what
    from pg_class left join pg_policy on polrelid = pg_class.oid
    where ${inPublic} and relkind in ('r', 'p') and (polname is null
      or coalesce(pg_get_expr(polqual, polrelid), '') <> $1 or coalesce(pg_get_expr(polwithcheck, polrelid), $1) <> $1 or polcmd <> '*' or not polpermissive)`,
    [`(business_id = (${TENANT})::bigint)`],
  );
}

function defaults(): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select relname as table, 'business_id is not filled by a default' as what from pg_class
    where ${inPublic} and relkind in ('r', 'p') and not exists (
      select from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attname = 'business_id' and attnotnull and pg_get_expr(adbin, adrelid) = $1)`,
    [`(${TENANT})::bigint`],
  );
}

function indexes(): Promise<Finding[]> {
  return askAsSuperuser(`
    select pg_class.relname as table, 'index ' || named.relname || ' does not begin with business_id' as what
    from pg_index join pg_class on pg_class.oid = indrelid join pg_class named on named.oid = indexrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where pg_class.${inPublic} and attname is distinct from 'business_id'`);
}

// Checks of foreign keys do not obey row-level security: the business is part of both sides.
function foreignKeys(): Promise<Finding[]> {
  return askAsSuperuser(`
    select here.relname as table, 'foreign key ' || conname || ' does not carry the business' as what
    from pg_constraint join pg_class here on here.oid = conrelid join pg_class there on there.oid = confrelid
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1] join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
    where contype = 'f' and here.${inPublic} and not (a.attname = 'business_id' and (b.attname = 'business_id' or (there.relname = 'business' and b.attname = 'id')))`);
}

function exclusions(): Promise<Finding[]> {
  return askAsSuperuser(`
    select relname as table, 'constraint ' || conname || ' does not begin with business_id' as what
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype in ('u', 'x') and ${inPublic} and attname <> 'business_id'`);
}

/** Ids that would spoil the business in them: sequences of tenant tables end at 2^32 - 1. */
export function endlessSequences(): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select replace(relname, '_id_seq', '') as table, 'its sequence does not end at 4294967295' as what
    from pg_sequence join pg_class on pg_class.oid = seqrelid
    where ${inPublic} and seqmax <> 4294967295 and replace(relname, '_id_seq', '') <> all($1)`,
    [GLOBAL_TABLES],
  );
}

export function triggers(): Promise<Finding[]> {
  return askAsSuperuser(
    `select relname as table, 'trigger ' || tgname as what from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and ${inPublic}`,
  );
}

/** What a role owns, in any schema, and how it escapes row-level security: nothing may be found. */
export function powersOf(role: string): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select relname as table, 'owned by ' || $1 as what from pg_class where pg_get_userbyid(relowner) = $1
    union all select proname, 'owned by ' || $1 from pg_proc where pg_get_userbyid(proowner) = $1
    union all select nspname, 'owned by ' || $1 from pg_namespace where pg_get_userbyid(nspowner) = $1
    union all select rolname, 'superuser or bypasses row-level security' from pg_roles where rolname = $1 and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
    union all select roleid::regrole::text, 'a member of it' from pg_auth_members where member::regrole::text = $1`,
    [role],
  );
}

/** Functions that run with their owner's rights and do not fix where they look names up, or look at tenant tables without the tenant first. */
export async function looseFunctions(): Promise<Finding[]> {
  const functions = await askAsSuperuser<{ name: string; config: string[] | null; body: string; schema: string }>(`
    select proname as name, proconfig as config, nspname as schema, lower(prosrc) as body from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where prosecdef and nspname in ('public', 'graphile_worker')`);
  const tables = (
    await askAsSuperuser<{ name: string }>(
      `select relname as name from pg_class where ${inPublic} and relkind in ('r', 'p')`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !GLOBAL_TABLES.includes(name));
  return functions.flatMap(({ name, config, body }) => [
    ...(config?.some((setting) => setting.startsWith('search_path='))
      ? []
      : [{ table: name, what: 'sets no search_path' }]),
    ...(tables.some((table) => new RegExp(`\\b(?:from|join|update|into)\\s+(?:public\\.)?${table}\\b`).test(body)) &&
    !beginsWithTenant(body)
      ? [{ table: name, what: 'its first predicate is not the tenant' }]
      : []),
  ]);
}

const beginsWithTenant = (body: string): boolean =>
  /^(?:(?!\bwhere\b)[\s\S])*\bwhere\s+(?:\w+\.)?business_id\s*=\s*current_setting\('app\.business_id'\)::bigint\b/.test(
    body,
  );
