import { Router } from 'express';
import type { Services } from '../context.js';
import { outboxJson, outboxRoutes } from './outbox.js';
import { onlyOwnMachine } from './own-machine.js';
import { sendgridRoutes } from './sendgrid.js';

/** The stand-in for the mail provider and the outbox that shows what it took. Not mounted when the product has keys. */
export function sandboxRoutes(services: Services): Router {
  const { config } = services;
  const ownMachine = onlyOwnMachine(config);
  const outboxGuard = config.sandboxOpen ? [] : [ownMachine];
  const router = Router();
  router.use('/sendgrid', ownMachine, sendgridRoutes(services));
  router.get('/outbox.json', ...outboxGuard, outboxJson(services));
  router.use('/outbox', ...outboxGuard, outboxRoutes(services));
  router.use((_request, response) => { response.status(404).type('text').send('Not found'); });
  return router;
}
