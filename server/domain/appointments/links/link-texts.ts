/** What messages say of the link, in a text and on the button of a mail: for a booking that takes place, and for one that does not. */
export const LINK_TEXTS = {
  change: { text: 'bookingLink.changeText', button: 'bookingLink.change' },
  again: { text: 'bookingLink.againText', button: 'bookingLink.again' },
  /** In a mail without the link: it went to the phone that booked. */
  inTexts: 'bookingLink.inTexts',
} as const;
