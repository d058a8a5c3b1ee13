import { randomBytes } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type Response } from 'express';
import type { Dependencies } from '../../core/context.js';
import { storeMessages } from './stored-messages.js';
import { faultsOf, mailsOf, type SendGridError } from './sendgrid-body.js';

/** Answers POST /v3/mail/send like SendGrid, and stores the mail instead of sending it. */
export function sendgridRoutes(dependencies: Dependencies): Router {
  const router = Router();
  router.post('/v3/mail/send', (request, response, next) => {
    if (/^Bearer SG\.\S+$/.test(request.headers.authorization ?? '')) next();
    else
      refuse(response, 401, [
        { message: 'The provided authorization grant is invalid, expired, or revoked', field: null },
      ]);
  });
  router.post('/v3/mail/send', express.json({ limit: '30mb', strict: false }), async (request, response) => {
    const faults = faultsOf(request.body);
    if (faults.length > 0) {
      refuse(response, 400, faults);
      return;
    }
    await storeMessages(dependencies, mailsOf(request.body));
    response.status(202).set('x-message-id', randomBytes(16).toString('base64url')).end();
  });
  router.use(unreadable);
  return router;
}

function refuse(response: Response, status: number, errors: SendGridError[]): void {
  response.status(status).json({ errors });
}

const unreadable: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error.status === 400) refuse(response, 400, [{ message: 'Bad Request', field: null }]);
  else if (error.status === 413) refuse(response, 413, [{ message: 'Payload Too Large', field: null }]);
  else next(error);
};
