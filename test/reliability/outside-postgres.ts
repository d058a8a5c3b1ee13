import path from 'node:path';
import { postgresEnvironment } from '../../server/config.js';
import { startEmbedded, type Embedded } from '../../server/core/database/embedded.js';

/** A PostgreSQL in a folder, for products that are given its address: they neither start nor stop it. */
export const startPostgres = (folder: string): Promise<Embedded> =>
  startEmbedded({
    environment: postgresEnvironment(),
    home: path.join(folder, 'postgres'),
    database: 'greeter',
    settings: { fsync: 'off' },
  });
