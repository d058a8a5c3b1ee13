/**
 * SQL of a tenant table: `business_id` first in the primary key and filled by a default, row-level security on the tenant of the
 * transaction, ids that carry their business. `columns` is the rest of the table's SQL.
 */
export function tenantTable(name: string, columns: string, grants = 'select, insert, update, delete'): string {
  const business = `current_setting('app.business_id')::bigint`;
  return `
    create sequence ${name}_id_seq maxvalue 4294967295;
    create table ${name} (
      business_id bigint not null default ${business} references business (id),
      id bigint not null default ((${business} << 32) | nextval('${name}_id_seq')),
      ${columns},
      primary key (business_id, id)
    );
    alter table ${name} enable row level security;
    create policy tenant on ${name} using (business_id = ${business}) with check (business_id = ${business});
    ${grantTo('app', grants, name)}
    ${grantTo('app', 'usage', `sequence ${name}_id_seq`)}
  `;
}

/** GRANT to a role whose name the migration learns at run time from the setting greeter.{role}_role. */
export function grantTo(role: 'app' | 'jobs' | 'owner', rights: string, on: string): string {
  return `do $grant$ begin execute format('grant ${rights} on ${on} to %I', current_setting('greeter.${role}_role')); end $grant$;`;
}
