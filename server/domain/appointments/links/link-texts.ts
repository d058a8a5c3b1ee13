/**
 * What messages say of the link, in a text and on the button of a mail: for a booking that its customer can change or cancel, for any other that takes place, and
 * for one that does not.
 */
export const LINK_TEXTS = {
  change: { text: 'bookingLink.changeText', button: 'bookingLink.change' },
  see: { text: 'bookingLink.seeText', button: 'bookingLink.see' },
  again: { text: 'bookingLink.againText', button: 'bookingLink.again' },
  /** In a mail without the link to one that can be changed: it went to the phone that booked. */
  inTexts: 'bookingLink.inTexts',
} as const;
