const DEFAULT_GREETING = 'We will be with you shortly.';

/** Ruling 15: an empty greeting shows the default. */
export const greetingOf = (greeting: string) => greeting.trim() || DEFAULT_GREETING;
