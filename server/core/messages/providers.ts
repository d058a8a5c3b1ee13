import type { Mail } from './mail.js';
import type { Texts } from './texts.js';

/** Who carries messages to people: `app.ts` gives the real ones. */
export interface MessageProviders {
  mail: Mail;
  texts: Texts;
}

/** Whether the provider signed what came in: its SDK knows how. */
export type IsSigned = (event: {
  authToken: string;
  signature: string;
  url: string;
  form: Record<string, unknown>;
}) => boolean;
