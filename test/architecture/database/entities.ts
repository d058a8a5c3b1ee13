import { askAsSuperuser } from '../../setup/database.js';

export interface EntityColumn {
  table: string;
  column: string;
  /** As the database writes it, or the short name that the entities use. */
  type: string;
  isNullable: boolean;
}

const SHORT_TYPES: Record<string, string> = { 'timestamp with time zone': 'timestamptz', integer: 'int' };

/** Every column of the tables in `public`. */
export async function columnsOfDatabase(): Promise<EntityColumn[]> {
  const rows = await askAsSuperuser<{ table: string; column: string; type: string; is_nullable: boolean }>(`
    select relname as table, attname as column, pg_catalog.format_type(atttypid, null) as type, not attnotnull as is_nullable
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`);
  return rows.map(({ table, column, type, is_nullable: isNullable }) => ({
    table,
    column,
    type: SHORT_TYPES[type] ?? type,
    isNullable,
  }));
}

/** Where entities say something else than the database. */
export function entityFindings(columns: readonly EntityColumn[], database: readonly EntityColumn[]): string[] {
  return columns.flatMap(({ table, column, type, isNullable }) => {
    const real = database.find((other) => other.table === table && other.column === column);
    const name = `${table}.${column}`;
    if (!real) return [`${name} is not in the database`];
    return [
      ...(real.type === type ? [] : [`${name} is ${real.type}, not ${type}`]),
      ...(real.isNullable === isNullable ? [] : [`${name} is ${real.isNullable ? '' : 'not '}nullable`]),
    ];
  });
}
