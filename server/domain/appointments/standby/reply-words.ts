import { plainWords } from '../../../core/messages/reply-kind.js';

/** What a text asks for: to book what is offered, to pass it, or to leave the line. */
export type StandbyRequest = 'yes' | 'no' | 'cancel';

/** Customers write in the language they like. */
const WORDS: readonly [request: StandbyRequest, words: RegExp][] = [
  [
    'yes',
    /^(?:(?:please )?(?:yes|y|yeah|yep|yup|ok|okay|sure|book(?: it)?)(?: (?:please|thanks|thank you|book it))*|(?:por favor )?(?:si|s|claro|vale|bueno|reserv(?:ar|e|a|o))(?: (?:por favor|gracias|claro|quiero|reserve))*)$/,
  ],
  ['no', /^(?:(?:no|n|nope|nah|pass)(?: (?:thanks|thank you|pass))*|(?:no|paso)(?: (?:gracias|puedo|paso))*)$/],
  [
    'cancel',
    /^(?:please )?(?:cancel|leave|remove)(?: (?:it|me|my|the|request|list|from))*(?: please)?$|^take me off(?: (?:the|list))*$|^(?:por favor )?(?:(?:quiero |quisiera )?(?:cancelar|salir)|cancel[aeo]|salgo)(?: (?:de|mi|la|el|lista|solicitud))*(?: por favor)?$/,
  ],
];

/** The request in a text; null for any other words. */
export function standbyRequest(body: string): StandbyRequest | null {
  const words = plainWords(body);
  return WORDS.find(([, form]) => form.test(words))?.[0] ?? null;
}
