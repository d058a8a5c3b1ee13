import type { PlainKey, Translate } from './messages';

/** Texts that the server fills in for a business that wrote none, in English as it stores and sends them. */
const builtInKeys: Record<string, PlainKey> = {
  'Welcome, Please Check In': 'checkIn.builtInHeader',
  'Thank you! We will be with you shortly.': 'checkIn.builtInGreeting',
  'We will be with you shortly.': 'checkIn.builtInShortGreeting',
  'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.':
    'checkIn.textConsent',
};

/** What the business wrote stays as it is; a built-in text is shown in the reader's language. */
export function translateBuiltIn(t: Translate, text: string): string {
  const key = builtInKeys[text];
  return key ? t(key) : text;
}
