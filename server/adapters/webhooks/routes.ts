import express, { Router } from 'express';
import type { Services } from '../../core/context.js';
import { receiveStatus } from './twilio-status.js';
import { wantTwilioSignature } from './twilio-signature.js';
import { receiveCustomerText } from './twilio-text.js';

/** What providers tell us. They send no cookies: their signatures say who they are. */
export function webhookRoutes(services: Services): Router {
  const router = Router();
  const signed = [
    express.urlencoded({ extended: false, limit: '50kb', parameterLimit: 200 }),
    wantTwilioSignature(services),
  ];
  router.post('/twilio/text', ...signed, receiveCustomerText(services));
  router.post('/twilio/status', ...signed, receiveStatus(services));
  router.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  return router;
}
