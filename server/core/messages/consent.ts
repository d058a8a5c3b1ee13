/**
 * What a customer agrees to about texts by checking in. Shown at the button and stored with each consent, so a new wording
 * leaves earlier consents unchanged.
 */
export const TEXT_CONSENT =
  'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.';

/** For a party that the host adds. */
export const HOST_CONSENT = 'The customer gave the number to the host for texts about this visit.';
