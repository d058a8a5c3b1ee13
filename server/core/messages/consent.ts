/**
 * What a customer agrees to about texts by checking in. Shown at the button and kept with each consent as it was shown, so a new wording changes what
 * was agreed to from now on and nothing before.
 */
export const TEXT_CONSENT =
  'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.';

/** Of a party that the host adds. */
export const HOST_CONSENT = 'The customer gave the number to the host for texts about this visit.';
