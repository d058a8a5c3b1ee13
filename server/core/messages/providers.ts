import type { Providers } from '../providers.js';
import type { Mail } from './mail.js';
import type { Texts } from './texts.js';

declare module '../providers.js' {
  interface Providers {
    mail: Mail;
    texts: Texts;
  }
}

/** Providers that deliver messages. */
export type MessageProviders = Pick<Providers, 'mail' | 'texts'>;

/** Whether the provider signed the request; its SDK checks it. */
export type IsSigned = (event: {
  authToken: string;
  signature: string;
  url: string;
  form: Record<string, unknown>;
}) => boolean;
