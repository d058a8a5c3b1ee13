import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Dependencies } from '../context.js';
import { databaseProbe } from '../database/probe.js';
import { onlyOwnMachine } from './own-machine.js';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; fails while the database is unavailable, live updates do not arrive, the
 * process is stopping, or the demo is still being made. `/metrics`: Prometheus, for this machine unless opened.
 */
export function healthRoutes(
  source: DataSource,
  { config, metrics: { registry } }: Pick<Dependencies, 'config' | 'metrics'>,
  state: { stopping: boolean; isMakingDemo: boolean; warning?: string | undefined; isListening: () => boolean },
) {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  const databaseAnswers = databaseProbe(source);
  router.get('/readyz', async (_request, response) => {
    const answers = await databaseAnswers();
    const listening = state.isListening();
    const ready = !state.stopping && !state.isMakingDemo && answers && listening;
    response.status(ready ? 200 : 503).json({ ready, listening, ...(state.warning && { warning: state.warning }) });
  });
  router.get('/metrics', ...(config.metricsOpen ? [] : [onlyOwnMachine(config)]), async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
