import 'reflect-metadata';
import { DataSource, DefaultNamingStrategy, type Logger } from 'typeorm';
import pg, { type Pool, type PoolClient } from 'pg';
import { Account } from '../../../entities/Account.js';
import { Business } from '../../../entities/Business.js';
import { CheckIn } from '../../../entities/CheckIn.js';
import { CheckInApp } from '../../../entities/CheckInApp.js';
import { Customer } from '../../../entities/Customer.js';
import { Form } from '../../../entities/Form.js';
import { HoursException } from '../../../entities/HoursException.js';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { Media } from '../../../entities/Media.js';
import { Membership } from '../../../entities/Membership.js';
import { Product } from '../../../entities/Product.js';
import { ProductCategory } from '../../../entities/ProductCategory.js';
import { StaffMember } from '../../../entities/StaffMember.js';
import type { PgConfig } from './connect.js';
import { patiently } from './patiently.js';
import { CONNECT_TIMEOUT_MS, hasTimeouts, KEEP_ALIVE, QUERY_TIMEOUT_MS } from './timeouts.js';

/** The column of a property: 'notesEnabled' is notes_enabled. */
const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

class SnakeCase extends DefaultNamingStrategy {
  override tableName(className: string, explicitName: string | undefined): string {
    return explicitName ?? snake(className);
  }
  override columnName(property: string, explicitName: string | undefined): string {
    return explicitName ?? snake(property);
  }
}

/** TypeORM's own loggers print parameters, which are personal data. */
const SILENT: Logger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};

/** Opens the pool for requests, as the `app` role. `onError` gets errors of idle connections, which would otherwise end the process. */
export async function openDataSource(
  config: PgConfig,
  poolSize: number,
  onError: (error: Error) => void,
  signal?: AbortSignal,
): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    host: config.host,
    port: config.port,
    username: config.user,
    password: config.password as string,
    database: config.database,
    ssl: config.ssl as boolean | undefined,
    entities: [
      Account,
      Business,
      CheckIn,
      CheckInApp,
      Customer,
      Form,
      HoursException,
      KioskDevice,
      Media,
      Membership,
      Product,
      ProductCategory,
      StaffMember,
    ],
    namingStrategy: new SnakeCase(),
    logger: SILENT,
    installExtensions: false,
    poolErrorHandler: onError,
    extra: {
      max: poolSize,
      pipeline: true,
      connectionTimeoutMillis: config.connectionTimeoutMillis ?? CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      query_timeout: QUERY_TIMEOUT_MS,
      ...KEEP_ALIVE,
    },
  });
  await patiently(() => source.initialize(), signal);
  keepListening(poolOf(source));
  discardSilent(poolOf(source));
  if (await hasTimeouts(poolOf(source))) withTimeouts.add(source);
  return source;
}

/** The pool removes its own listener when it hands a connection over: one that breaks before the next is added would end the process. */
function keepListening(pool: Pool): void {
  const clients = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    client.on('error', () => {}); // the next statement on it fails and says more
  });
}

/** Where one connection broke or fell silent the idle ones may have too, and each would cost a request its time-out. */
function discardSilent(pool: Pool): void {
  pool.on('release', (error: unknown) => {
    if (!(error instanceof Error) || error instanceof pg.DatabaseError) return;
    for (let idle = pool.idleCount; idle > 0; idle -= 1)
      void pool.connect().then(
        (client) => client.release(true),
        () => {}, // gone already
      );
  });
}

const withTimeouts = new WeakSet<DataSource>();

/** Whether its transactions have their time-outs from the role; else each sets them. */
export const hasOwnTimeouts = (source: DataSource): boolean => withTimeouts.has(source);

/** The pg pool below TypeORM. */
export function poolOf(source: DataSource): Pool {
  return (source.driver as unknown as { master: Pool }).master;
}
