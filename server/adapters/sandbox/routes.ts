import { Router } from 'express';
import type { Dependencies } from '../../core/context.js';
import { outboxJson, outboxRoutes } from './outbox.js';
import { onlyOwnMachine } from '../../core/http/own-machine.js';
import { sendgridRoutes } from './sendgrid.js';
import { twilioRoutes } from './twilio.js';

/** A stand-in for each provider without keys, and the outbox with its messages. Not mounted if all keys are set. */
export function sandboxRoutes(dependencies: Dependencies): Router {
  const { config } = dependencies;
  const ownMachine = onlyOwnMachine(config);
  const outboxGuard = config.sandboxOpen ? [] : [ownMachine];
  const router = Router();
  if (!config.sendgrid) router.use('/sendgrid', ownMachine, sendgridRoutes(dependencies));
  if (!config.twilio) router.use('/twilio', ownMachine, twilioRoutes(dependencies));
  router.get('/outbox.json', ...outboxGuard, outboxJson(dependencies));
  router.use('/outbox', ...outboxGuard, outboxRoutes(dependencies));
  router.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  return router;
}
