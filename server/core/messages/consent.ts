/**
 * What a customer agrees to about texts by checking in. Shown at the button and kept with each consent as it was shown, so a new wording changes what
 * was agreed to from now on and nothing before.
 */
export const TEXT_CONSENT =
  'By checking in you agree to texts about this visit. Message and data rates may apply. Reply STOP to end, HELP for help.';

/** Of a party that the host adds. */
export const HOST_CONSENT = 'The customer gave the number to the host for texts about this visit.';

/** Whether the customer `u` stopped the texts of this business. Checking in anew does not lift a STOP, START does (ruling 40). */
export const IS_STOPPED = `
    coalesce((select kind = 'stopped' from text_consent t where t.phone = u.phone and t.dial_code = u.dial_code and t.kind <> 'granted' order by t.id desc limit 1), false)`;
