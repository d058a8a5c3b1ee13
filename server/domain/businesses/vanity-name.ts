import { invalid } from '../../core/Refusal.js';

export const MAX_VANITY_NAME = 20;
const PATTERN = /^[a-z0-9][a-z0-9-]{1,18}[a-z0-9]$/;

/** Paths of our own, words that speak for us, and what people would take for somebody else's. */
const RESERVED = new Set(
  `about abuse access account accounts admin administrator api app apps assets auth billing blog book booking bookings business
  businesses calendar checkin check-in ck contact customer customers dashboard docs download email embed example faq favicon
  feedback forms graphql greeter health healthz help home host hosting info jobs kiosk legal login logout mail manager marketing
  media metrics monitor news null official owner page pages password platform plans policy poster press pricing privacy profile public
  readyz register robots root sandbox search security settings setup shop sign-in sign-up signin signup sitemap staff static status
  store subscription support system team terms test undefined upgrade user users verify web webhook webhooks welcome widget www`.split(
    /\s+/,
  ),
);

const isReserved = (name: string): boolean => RESERVED.has(name) || name.startsWith('greeter-');
const isVanityName = (name: string): boolean => PATTERN.test(name) && !isReserved(name);

/** A name in the address of a page as it is stored; null for none. Throws INVALID_INPUT. */
export function vanityNameOf(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  if (name === '') return null;
  if (!PATTERN.test(name))
    throw invalid(
      'vanityName',
      'A vanity name has 3 to 20 characters: letters from a to z, digits and, between them, hyphens.',
    );
  if (isReserved(name)) throw invalid('vanityName', 'This name is reserved. Please choose another one.');
  return name;
}

/** What is left of words in the alphabet of addresses. */
const slug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Without hyphens at its ends. */
const trimmed = (name: string): string => name.slice(0, MAX_VANITY_NAME).replace(/^-/, '').replace(/-$/, '');

/** Names for the page of a business, the best first. */
export function vanityNamesFor({ name, city, state }: { name: string; city: string; state: string }): string[] {
  const base = trimmed(slug(name));
  const joined = base.replaceAll('-', '');
  const withEnding = (ending: string): string =>
    trimmed(`${trimmed(base.slice(0, MAX_VANITY_NAME - ending.length))}${ending}`);
  const names = [
    base,
    joined,
    withEnding(`-${trimmed(slug(city)).slice(0, 10)}`),
    withEnding(`-${slug(state)}`),
    ...Array.from({ length: 8 }, (_, index) => withEnding(`-${index + 2}`)),
  ];
  return [...new Set(names)].filter(isVanityName);
}
