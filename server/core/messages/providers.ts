import type { Mail } from './mail.js';
import type { Texts } from './texts.js';

/** Who carries messages to people: `app.ts` gives the real ones. */
export interface MessageProviders {
  mail: Mail;
  texts: Texts;
}
