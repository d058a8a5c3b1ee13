import { Router } from 'express';
import type { Services } from '../../core/context.js';
import { outboxJson, outboxRoutes } from './outbox.js';
import { onlyOwnMachine } from './own-machine.js';
import { sendgridRoutes } from './sendgrid.js';
import { twilioRoutes } from './twilio.js';

/** A stand-in for each provider that the product has no keys of, and the outbox that shows what they took. Not mounted where it has all keys. */
export function sandboxRoutes(services: Services): Router {
  const { config } = services;
  const ownMachine = onlyOwnMachine(config);
  const outboxGuard = config.sandboxOpen ? [] : [ownMachine];
  const router = Router();
  if (!config.sendgrid) router.use('/sendgrid', ownMachine, sendgridRoutes(services));
  if (!config.twilio) router.use('/twilio', ownMachine, twilioRoutes(services));
  router.get('/outbox.json', ...outboxGuard, outboxJson(services));
  router.use('/outbox', ...outboxGuard, outboxRoutes(services));
  router.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  return router;
}
