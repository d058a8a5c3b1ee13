import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORM_TEMPLATES } from './form-templates.js';
import { SIGNATURE_FUNCTIONS } from './signature-functions.js';
import { grantTo, tenantTable } from './tenant-table.js';

const CURRENT_BUSINESS = `current_setting('app.business_id')::bigint`;
const SHA256 = (column: string): string => `${column} ~ '^[0-9a-f]{64}$'`;

/** The platform's own forms: everybody reads them, nobody changes them. */
const TEMPLATES = `
  create table form_template (
    id int primary key,
    kind text not null,
    name text not null,
    content text not null,
    fields jsonb not null default '[]',
    signature_required boolean not null default true
  );
  alter table form_template enable row level security;
  create policy read on form_template for select using (true);`;

/** A form holds its current version, by its number; what was signed points to the version that was read. */
const FORMS = `
  alter table form
    drop constraint form_content_check,
    add check (length(content) <= 160000),
    add column fields jsonb not null default '[]',
    add column pdf jsonb,
    add column version int not null default 1,
    add column template_id int,
    add column first_signed_at timestamptz,
    add column at_check_in boolean not null default false,
    add column ever_at_check_in boolean not null default false,
    add column keep_years smallint check (keep_years between 1 and 50);
  alter table media drop constraint media_kind_check, add check (kind in ('checkinapp', 'product', 'business', 'staff', 'form'));
  create unique index form_of_template on form (business_id, template_id) where archived_at is null and template_id is not null;`;

const VERSIONS = tenantTable(
  'form_version',
  `
  form_id bigint not null,
  number int not null,
  name text not null, content text not null, fields jsonb not null, pdf jsonb, signature_required boolean not null,
  sha256 text not null check (${SHA256('sha256')}),
  created_at timestamptz not null, created_by text not null,
  unique (business_id, form_id, number),
  foreign key (business_id, form_id) references form (business_id, id)`,
  'select, insert',
);

/**
 * What identifies a signer is null once it was blanked. The digest of it was salted, so that nobody can guess it back, and the chain of hashes holds.
 * The app only adds rows.
 */
const SIGNATURES =
  tenantTable(
    'signature',
    `
  seq int not null check (seq > 0),
  submission_key text not null check (length(submission_key) between 1 and 100),
  code text not null,
  form_id bigint not null, form_version_id bigint not null,
  customer_id bigint, check_in_id bigint, form_request_id bigint,
  kind text not null check (kind in ('agreed', 'typed', 'drawn')),
  place text not null check (place in ('kiosk', 'phone', 'link')),
  language text not null, consent text not null,
  business_name text not null, time_zone text not null,
  signed_at timestamptz not null, received_at timestamptz not null,
  signer_name text, signed_for text, strokes text, answers jsonb, email text, sent_to text, address text, user_agent text, salt text,
  search_name text not null default '',
  digest text not null check (${SHA256('digest')}),
  previous_hash text not null, hash text not null check (${SHA256('hash')}),
  blanked_at timestamptz,
  unique (business_id, seq), unique (business_id, submission_key), unique (business_id, code),
  foreign key (business_id, form_id) references form (business_id, id),
  foreign key (business_id, form_version_id) references form_version (business_id, id),
  foreign key (business_id, customer_id) references customer (business_id, id)`,
    'select, insert',
  ) +
  `
  create index signature_latest on signature (business_id, signed_at desc, id desc);
  create index signature_form on signature (business_id, form_id, signed_at desc, id desc);
  create index signature_customer on signature (business_id, customer_id, form_id, signed_at desc);
  create index signature_check_in on signature (business_id, check_in_id) where check_in_id is not null;
  create index signature_request on signature (business_id, form_request_id) where form_request_id is not null;
  create index signature_search on signature using gin (business_id, search_name gin_trgm_ops);
  create index signature_unblanked on signature (business_id, form_id, signed_at) where blanked_at is null;` +
  tenantTable(
    'signature_copy',
    `
  signature_id bigint not null,
  sha256 text not null check (${SHA256('sha256')}),
  created_at timestamptz not null,
  unique (business_id, signature_id, sha256),
  foreign key (business_id, signature_id) references signature (business_id, id)`,
    'select, insert',
  );

/** A file that the owner may fetch once, and which rows it holds: of customers too, whose table had what waited for a minute. */
const EXPORTS =
  'drop table customer_export; drop sequence customer_export_id_seq;' +
  tenantTable(
    'export_file',
    `
  permission text not null, token_hash text not null, session_id text not null, filter jsonb,
  created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
  unique (business_id, token_hash)`,
  );

/** A customer is asked by a link to sign forms. */
const REQUESTS =
  tenantTable(
    'form_request',
    `
  customer_id bigint not null, form_ids bigint[] not null check (cardinality(form_ids) between 1 and 20),
  token_hash text, language text not null, created_at timestamptz not null, expires_at timestamptz not null,
  created_by text not null, completed_at timestamptz, revoked_at timestamptz,
  unique (business_id, token_hash),
  foreign key (business_id, customer_id) references customer (business_id, id)`,
    'select, insert, update',
  ) +
  `
  create index form_request_customer on form_request (business_id, customer_id, created_at desc);`;

/** Nobody writes days to come; one is given to clocks that differ. */
const HAS_COME = (day: string): string => `${day} <= (now() at time zone 'UTC')::date + 1`;

/** The heads of the chains, and the public log that has an entry a day over all of them. Rows are only added, none to a day that is in the log. */
const LOG = `
  create table signature_head (
    business_id bigint not null references business (id),
    seq int not null,
    hash text not null check (${SHA256('hash')}),
    sealed_on date not null,
    primary key (business_id, seq)
  );
  create index signature_head_day on signature_head (sealed_on);
  alter table signature_head enable row level security;
  create policy read on signature_head for select using (true);
  create table signature_log (
    day date primary key,
    heads int not null,
    root text not null check (${SHA256('root')}),
    previous_root text not null,
    created_at timestamptz not null
  );
  alter table signature_log enable row level security;
  create policy read on signature_log for select using (true);
  create policy add on signature_head for insert
    with check (business_id = ${CURRENT_BUSINESS} and sealed_on > coalesce((select max(day) from signature_log), '-infinity') and ${HAS_COME('sealed_on')}
      and exists (select from signature s where s.business_id = signature_head.business_id and s.seq = signature_head.seq and s.hash = signature_head.hash));
  create policy add on signature_log for insert
    with check (${CURRENT_BUSINESS} = 1 and ${HAS_COME('day')} and exists (select from signature_head h where h.sealed_on = day));`;

/** The key that signs copies: one for the installation, encrypted with its secret. */
const KEY = `
  create table signing_key (
    id int primary key check (id = 1),
    sealed_key text not null,
    certificate text not null,
    created_at timestamptz not null
  );
  alter table signing_key enable row level security;
  create policy read on signing_key for select using (true);
  create policy add on signing_key for insert with check (true);`;

/** A customer on hold is neither erased nor are their signatures blanked. */
const HOLDS = `
  alter table customer add column held_since timestamptz, add column held_reason text check (length(held_reason) <= 500),
    add check ((held_since is null) = (held_reason is null));`;

const CHECK_IN_APP = `
  alter table check_in_app
    add column form_enabled boolean not null default false,
    add column form_id bigint,
    add column form_valid_days int not null default 365 check (form_valid_days between 0 and 3650),
    add foreign key (business_id, form_id) references form (business_id, id);`;

/** Forms in versions, signatures that nobody can change, and what shows that nobody did. */
export class Signatures1700000000040 implements MigrationInterface {
  name = 'Signatures1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TEMPLATES);
    for (const [index, { kind, name, content, fields }] of FORM_TEMPLATES.entries())
      await runner.query(
        `insert into form_template (id, kind, name, content, fields) values ($1, $2, $3, $4, $5::jsonb)`,
        [index + 1, kind, name, content, JSON.stringify(fields)],
      );
    await runner.query(FORMS);
    await runner.query(VERSIONS);
    // Before what locks the tables of customers and check-ins: it takes a while.
    await addVersions(runner);
    await runner.query(SIGNATURES + EXPORTS + REQUESTS);
    await runner.query(LOG + KEY);
    await runner.query(HOLDS + SIGNATURE_FUNCTIONS);
    await runner.query(CHECK_IN_APP);
    await runner.query(
      ['form_template', 'signing_key', 'signature_head', 'signature_log']
        .map((table) => grantTo('app', table === 'form_template' ? 'select' : 'select, insert', table))
        .join('\n') +
        grantTo(
          'app',
          'execute',
          'function blank_signatures(timestamptz, int), find_signatures(text[], text[], bigint, timestamptz, timestamptz, timestamptz, bigint, int)',
        ),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

interface OldForm {
  id: string;
  name: string;
  content: string;
  signature_required: boolean;
}

/** Every form that is there gets its first version. Each business as its own tenant: where one role does everything, the owner sees one business only. */
async function addVersions(runner: QueryRunner): Promise<void> {
  for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
    await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
    const forms: OldForm[] = await runner.query(
      `select id, name, content, signature_required from form where business_id = $1`,
      [id],
    );
    for (const form of forms)
      await runner.query(
        `insert into form_version (form_id, number, name, content, fields, signature_required, sha256, created_at, created_by)
         select id, 1, name, content, '[]', signature_required, $3, created_at, '' from form where business_id = $1 and id = $2`,
        [id, form.id, sha256Of(form)],
      );
  }
}

/** As the forms room makes it, for a form without fields and without a PDF. */
const sha256Of = ({ name, content, signature_required: signatureRequired }: OldForm): string =>
  createHash('sha256')
    .update(JSON.stringify({ content, fields: [], name, pdf: null, signatureRequired }))
    .digest('hex');
