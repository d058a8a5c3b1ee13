import type { Mail } from './mail.js';
import type { Texts } from './texts.js';

/** Providers that deliver messages; `app.ts` injects the real ones. */
export interface MessageProviders {
  mail: Mail;
  texts: Texts;
}

/** Whether the provider signed the request; its SDK checks it. */
export type IsSigned = (event: {
  authToken: string;
  signature: string;
  url: string;
  form: Record<string, unknown>;
}) => boolean;
