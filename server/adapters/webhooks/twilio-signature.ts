import type { RequestHandler } from 'express';
import type { Dependencies } from '../../core/context.js';
import type { IsSigned } from '../../core/messages/providers.js';
import { webhookBase } from '../../core/http/own-url.js';
import { twilioAccount } from '../../core/config/twilio-account.js';

/** Accepts only forms that Twilio, or its sandbox, signed for the configured URL. Runs after the form's parser. */
export function requireTwilioSignature(dependencies: Dependencies, isSigned: IsSigned): RequestHandler {
  const { authToken } = twilioAccount(dependencies.config);
  return (request, response, next) => {
    const signature = request.headers['x-twilio-signature'];
    const form = (request.body ?? {}) as Record<string, unknown>;
    if (
      typeof signature === 'string' &&
      isSigned({ authToken, signature, url: `${webhookBase(dependencies)}${request.originalUrl}`, form })
    ) {
      next();
      return;
    }
    dependencies.log.warn({ path: request.path }, 'an event without the right signature was refused');
    response.status(403).type('text').send('The signature is wrong');
  };
}
