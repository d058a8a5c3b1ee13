import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Dependencies } from '../context.js';
import { sql } from '../database/sql.js';
import { transaction } from '../database/transaction.js';
import { onlyOwnMachine } from './own-machine.js';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; fails while the database is unavailable or the process is stopping. `/metrics`: Prometheus, for this
 * machine unless opened.
 */
export function healthRoutes(
  source: DataSource,
  { config, metrics: { registry } }: Pick<Dependencies, 'config' | 'metrics'>,
  state: { stopping: boolean; warning?: string | undefined },
) {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  router.get('/readyz', async (_request, response) => {
    const ready =
      !state.stopping &&
      (await transaction(source, { tenant: null, readOnly: true }, (db) => db.rows(sql`select 1 as one`)).then(
        () => true,
        () => false,
      ));
    response.status(ready ? 200 : 503).json({ ready, ...(state.warning && { warning: state.warning }) });
  });
  router.get('/metrics', ...(config.metricsOpen ? [] : [onlyOwnMachine(config)]), async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
