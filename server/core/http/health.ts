import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.js';
import { databaseProbe } from '../database/probe.js';
import { onlyOwnMachine } from './own-machine.js';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; fails while the database is unavailable, live updates do not arrive or the process is stopping. `/metrics`: Prometheus, for this
 * machine unless opened.
 */
export function healthRoutes(
  source: DataSource,
  config: Config,
  state: { stopping: boolean; warning?: string | undefined; isListening: () => boolean },
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'greeter_http_request_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'greeter_listening',
    help: '1 while live updates are heard from PostgreSQL, else 0',
    registers: [registry],
    collect() {
      this.set(state.isListening() ? 1 : 0);
    },
  });
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  const databaseAnswers = databaseProbe(source);
  router.get('/readyz', async (_request, response) => {
    const answers = await databaseAnswers();
    const listening = state.isListening();
    const ready = !state.stopping && answers && listening;
    response.status(ready ? 200 : 503).json({ ready, listening, ...(state.warning && { warning: state.warning }) });
  });
  router.get('/metrics', ...(config.metricsOpen ? [] : [onlyOwnMachine(config)]), async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  /** Measures one request; call it before anything else. */
  const observe = (request: IncomingMessage, response: ServerResponse): void => {
    const done = requests.startTimer({ method: request.method ?? '' });
    response.on('finish', () => done({ status: String(response.statusCode) }));
  };
  return { router, registry, observe };
}
