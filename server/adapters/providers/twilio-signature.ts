import webhooks from 'twilio/lib/webhooks/webhooks.js';
import type { IsSigned } from '../../core/messages/providers.js';

/** Whether Twilio, or its sandbox, signed this form for this URL with the account's token. */
export const isSignedByTwilio: IsSigned = ({ authToken, signature, url, form }) =>
  webhooks.validateRequest(authToken, signature, url, form);
