import type { Dependencies } from '../../core/context.js';
import { sandboxUrl } from '../../core/http/own-url.js';
import type { MessageProviders } from '../../core/messages/providers.js';
import { sendgridMail } from './sendgrid.js';
import { twilioTexts } from './twilio.js';

/** The real providers; without keys their SDKs talk to this process's own sandbox. */
export function messageProviders(dependencies: Pick<Dependencies, 'config' | 'ownPort'>): MessageProviders {
  return {
    mail: sendgridMail(dependencies.config, () => sandboxUrl(dependencies, 'sendgrid')),
    texts: twilioTexts(dependencies.config, () => sandboxUrl(dependencies, 'twilio')),
  };
}
