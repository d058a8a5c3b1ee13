import express, { Router } from 'express';
import type { Dependencies } from '../../core/context.js';
import type { IsSigned } from '../../core/messages/providers.js';
import { receiveStatus } from './twilio-status.js';
import { requireTwilioSignature } from './twilio-signature.js';
import { receiveCustomerText } from './twilio-text.js';

/** Events of providers. They send no cookies; a signature authenticates them. */
export function webhookRoutes(dependencies: Dependencies, isSigned: IsSigned): Router {
  const router = Router();
  const signed = [
    express.urlencoded({ extended: false, limit: '50kb', parameterLimit: 200 }),
    requireTwilioSignature(dependencies, isSigned),
  ];
  router.post('/twilio/text', ...signed, receiveCustomerText(dependencies));
  router.post('/twilio/status', ...signed, receiveStatus(dependencies));
  router.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  return router;
}
