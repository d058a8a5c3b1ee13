import { plainWords } from '../../../core/messages/reply-kind.js';

/** A request by text: to be held for some minutes, or to leave. */
export type PartyRequest = { kind: 'more-time'; minutes: number } | { kind: 'cancel' };

/** Customers write in the language they like, whichever they checked in with. */
const MINUTES = [
  /^(?:(?:i )?need )?(\d{1,2})(?: more)?(?: ?min(?:ute)?s?)?(?: more)?(?: please)?$/,
  /^(?:por favor )?(?:(?:necesito|deme|denme|quiero) )?(?:otros )?(\d{1,2})(?: mas| extra)?(?: ?min(?:uto)?s?)?(?: mas| extra)?(?: por favor)?$/,
];
const MIN_MINUTES = 5;
const MAX_MINUTES = 60;
const LEAVE = [
  /^(?:please )?(?:cancel|leave)(?: (?:it|me|us|my|our|the|spot|place|queue|line|reservation))*(?: please)?$/,
  /^(?:por favor )?(?:(?:quiero |quisiera )?(?:cancelar|salir|salirme|irme)|cancel[aeo]|cancelen|me salgo|salgo|me voy|nos vamos)(?: (?:de|mi|nuestro|nuestra|el|la|lugar|turno|fila|cola|lista|espera|reserva|registro))*(?: por favor)?$/,
];

/** The request in a text; null if it is a message for the host. */
export function partyRequest(body: string): PartyRequest | null {
  const words = plainWords(body);
  if (LEAVE.some((leave) => leave.test(words))) return { kind: 'cancel' };
  const minutes = Number(MINUTES.map((form) => form.exec(words)?.[1]).find(Boolean) ?? 0);
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? { kind: 'more-time', minutes } : null;
}
