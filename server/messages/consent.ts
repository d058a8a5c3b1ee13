/**
 * What a customer agrees to about texts by checking in. Shown at the button and kept with each consent as it was shown, so a new wording changes what
 * was agreed to from now on and nothing before.
 */
export const TEXT_CONSENT = 'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.';
