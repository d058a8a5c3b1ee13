import { askAsSuperuser } from '../../setup/database.js';
import { GLOBAL_TABLES } from '../global-tables.js';
import { namesOf } from '../sql-texts.js';

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

/** Finds whether any business still has a person: only `forget_person` asks. */
const ACROSS_TENANTS = { index: 'customer_person', function: 'forget_person' };

function indexes(): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select pg_class.relname as table, 'index ' || named.relname || ' does not begin with business_id' as what
    from pg_index join pg_class on pg_class.oid = indrelid join pg_class named on named.oid = indexrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where pg_class.${inPublic} and attname is distinct from 'business_id' and named.relname <> $1`,
    [ACROSS_TENANTS.index],
  );
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
/** Sequences whose numbers are no part of an id. */
const WITHOUT_IDS = ['overlap_group_seq'];

export function endlessSequences(): Promise<Finding[]> {
  return askAsSuperuser(
    `
    select replace(relname, '_id_seq', '') as table, 'its sequence does not end at 4294967295' as what
    from pg_sequence join pg_class on pg_class.oid = seqrelid
    where ${inPublic} and seqmax <> 4294967295 and replace(relname, '_id_seq', '') <> all($1) and relname <> all($2)`,
    [GLOBAL_TABLES, WITHOUT_IDS],
  );
}

/** A view shows what its owner may see, so every business, unless it asks as its reader; a materialized view always does. */
export function openViews(): Promise<Finding[]> {
  return askAsSuperuser(`
    select relname as table, case relkind when 'v' then 'a view without security_invoker' else 'a materialized view' end as what
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and (relkind = 'm' or (relkind = 'v' and not exists (
      select from pg_options_to_table(reloptions) where option_name = 'security_invoker' and option_value in ('true', 'on', 'yes', '1'))))`);
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

/**
 * Functions that run with their owner's rights and do not fix where they look names up, or in which a query of a tenant table does not begin with the
 * tenant. What joins a second tenant table says the business of that one too.
 */
export async function looseFunctions(): Promise<Finding[]> {
  const functions = await askAsSuperuser<{ name: string; config: string[] | null; body: string }>(`
    select proname as name, proconfig as config, coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc) as body
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where prosecdef and nspname not in ('pg_catalog', 'information_schema')`);
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
    ...(name === ACROSS_TENANTS.function || queriesOf(body).every((query) => beginsWithTenant(query, tables))
      ? []
      : [{ table: name, what: 'its first predicate is not the tenant' }]),
  ]);
}

const TENANT_PREDICATE = /(?:\w+\.)?business_id\s*=\s*current_setting\('app\.business_id'\)::bigint\b/g;

/** Each query of a body by itself: what stands in brackets, and what a set operation joins, is a query of its own. */
function queriesOf(body: string): string[] {
  const text = body.toLowerCase().replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  const open = [''];
  const whole: string[] = [];
  for (const part of text.replaceAll(TENANT_PREDICATE, 'business_id = current_business').split(/([()])/)) {
    if (part === ')' && open.length > 1) whole.push(open.pop()!);
    open[open.length - 1] += part;
    if (part === '(') open.push('');
  }
  return [...whole, ...open].flatMap((query) => query.split(/\b(?:union|intersect|except)\b|;/));
}

function beginsWithTenant(query: string, tables: readonly string[]): boolean {
  const named = namesOf(query).filter((name) => tables.includes(name));
  if (named.length === 0) return true;
  const rest = /^(?:(?!\bwhere\b)[\s\S])*\bwhere\s+business_id = current_business\b([\s\S]*)$/.exec(query)?.[1];
  const businesses = query.match(/\bbusiness_id\s*=/g) ?? [];
  return rest !== undefined && !/\bor\b/.test(rest) && businesses.length >= named.length;
}

/** The words that the checks of a text column allow, in order. */
export async function allowedWords(table: string, column: string): Promise<string[]> {
  const checks = await askAsSuperuser<{ text: string }>(
    `select pg_get_constraintdef(pg_constraint.oid) as text from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where conrelid = $1::regclass and contype = 'c' and attname = $2`,
    [table, column],
  );
  return checks.flatMap(({ text }) => [...text.matchAll(/'([^']*)'::text/g)].map(([, word]) => word!)).sort();
}
