import { registerEnumType } from 'type-graphql';

/** Why a code was given, where a customer must be told more than the code says. The pages have a text for each. */
export enum RefusalReason {
  CHECK_IN_NOT_FOUND = 'CHECK_IN_NOT_FOUND',
  LINK_NOT_FOUND = 'LINK_NOT_FOUND',
  ITEM_NOT_OFFERED = 'ITEM_NOT_OFFERED',
  STAFF_NOT_OFFERED = 'STAFF_NOT_OFFERED',
  ALREADY_RATED = 'ALREADY_RATED',
  NOT_SEATED_YET = 'NOT_SEATED_YET',
  RATING_CLOSED = 'RATING_CLOSED',
  FEEDBACK_NOT_ASKED = 'FEEDBACK_NOT_ASKED',
  BEING_SERVED = 'BEING_SERVED',
  MISSING = 'MISSING',
  NO_HOURS = 'NO_HOURS',
  TOO_LONG = 'TOO_LONG',
  OUT_OF_RANGE = 'OUT_OF_RANGE',
  TOO_OLD = 'TOO_OLD',
  NOT_A_NAME = 'NOT_A_NAME',
  NOT_REACHABLE = 'NOT_REACHABLE',
  CODE_REPLACED = 'CODE_REPLACED',
  SCREEN_CODE_ONLY = 'SCREEN_CODE_ONLY',
  NOT_FROM_AFAR = 'NOT_FROM_AFAR',
  FORM_CHANGED = 'FORM_CHANGED',
  FORM_NEEDED = 'FORM_NEEDED',
  FORM_SIGNED = 'FORM_SIGNED',
  FORM_IN_USE = 'FORM_IN_USE',
  LEGAL_HOLD = 'LEGAL_HOLD',
  NOT_A_PDF = 'NOT_A_PDF',
  PDF_BROKEN = 'PDF_BROKEN',
  PDF_ENCRYPTED = 'PDF_ENCRYPTED',
  PDF_SCRIPT = 'PDF_SCRIPT',
  PDF_TOO_COMPLEX = 'PDF_TOO_COMPLEX',
  PDF_TOO_LONG = 'PDF_TOO_LONG',
  CODE_NOT_SENT = 'CODE_NOT_SENT',
  WRONG_CODE = 'WRONG_CODE',
  BUSY_NETWORK = 'BUSY_NETWORK',
  CODE_OVER = 'CODE_OVER',
  HOLD_OVER = 'HOLD_OVER',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  TOO_MANY_BOOKINGS = 'TOO_MANY_BOOKINGS',
  TOO_LATE = 'TOO_LATE',
  BOOKING_OVER = 'BOOKING_OVER',
}

registerEnumType(RefusalReason, {
  name: 'RefusalReason',
  description: 'What `details.reason` of a refusal says beside its code.',
  valuesConfig: {
    CHECK_IN_NOT_FOUND: { description: 'NOT_FOUND: the check-in.' },
    LINK_NOT_FOUND: { description: 'NOT_FOUND: the link or the monitor.' },
    ITEM_NOT_OFFERED: {
      description:
        'NOT_FOUND: items that were chosen and may have been archived meanwhile; `details.productIds` names them.',
    },
    STAFF_NOT_OFFERED: {
      description:
        'NOT_FOUND: the staff member who was chosen cannot be chosen, was archived meanwhile, or does not do what else was chosen; `details.staffId` names them.',
    },
    ALREADY_RATED: { description: 'CONFLICT: the visit is rated.' },
    NOT_SEATED_YET: { description: 'CONFLICT: a visit can be rated once the party is seated.' },
    RATING_CLOSED: { description: 'CONFLICT: the visit was more than `details.days` ago.' },
    FEEDBACK_NOT_ASKED: { description: 'INVALID_PLAN: the business does not ask for feedback.' },
    BEING_SERVED: { description: 'CONFLICT: the party is seated and cannot leave the queue.' },
    NO_HOURS: {
      description: 'INVALID_INPUT: no hours of the wanted days fit the visit at the wanted time of day.',
    },
    MISSING: { description: 'INVALID_INPUT: `field` is empty.' },
    TOO_LONG: { description: 'INVALID_INPUT: `field` has more than `details.max` characters.' },
    OUT_OF_RANGE: { description: 'INVALID_INPUT: `field` is a number from `details.min` to `details.max`.' },
    TOO_OLD: { description: 'INVALID_INPUT: `field` is more than `details.hours` back.' },
    NOT_A_NAME: { description: 'INVALID_INPUT: `field` is a name with digits or an address in it.' },
    NOT_REACHABLE: { description: 'INVALID_INPUT: `field` is the phone number of a paid service.' },
    CODE_REPLACED: { description: 'NOT_FOUND: the QR code, which may have been replaced.' },
    SCREEN_CODE_ONLY: {
      description:
        'NOT_FOUND, or FORBIDDEN for a session that began with a printed code: the business takes only the QR code on its screen, which renews itself.',
    },
    FORM_CHANGED: {
      description: 'CONFLICT: the form was changed more than a day ago; `details.formId` names it. Read it again.',
    },
    FORM_NEEDED: {
      description: 'INVALID_INPUT: the business asks for the form `details.formId`, which was not signed.',
    },
    FORM_SIGNED: { description: 'CONFLICT: customers confirmed or signed the forms `details.formIds`.' },
    FORM_IN_USE: { description: 'CONFLICT: check-in asks for the form `details.formId`.' },
    LEGAL_HOLD: { description: 'CONFLICT: the customer is on hold for legal reasons.' },
    NOT_A_PDF: { description: 'UNSUPPORTED_PDF: the file is none, whatever its name says.' },
    PDF_BROKEN: { description: 'UNSUPPORTED_PDF: it is damaged, or a page cannot be drawn whole.' },
    PDF_ENCRYPTED: { description: 'UNSUPPORTED_PDF: it is protected, with a password or without.' },
    PDF_SCRIPT: { description: 'UNSUPPORTED_PDF: it holds scripts, actions, media, attachments or an XFA form.' },
    PDF_TOO_COMPLEX: { description: 'UNSUPPORTED_PDF: drawing it takes too much time or memory.' },
    PDF_TOO_LONG: {
      description: 'UNSUPPORTED_PDF: it has more than `details.max` pages, or a text of more than 160,000 characters.',
    },
    NOT_FROM_AFAR: { description: 'FORBIDDEN: the line of the business can only be joined there.' },
    CODE_NOT_SENT: { description: 'CONFLICT: no text reaches the phone; the code can go by e-mail.' },
    WRONG_CODE: { description: 'INVALID_INPUT: the code is not the one that was sent.' },
    BUSY_NETWORK: {
      description:
        'RATE_LIMITED: many people at the same network address asked for codes or typed wrong ones. Another network, or a call, helps.',
    },
    CODE_OVER: { description: 'CONFLICT: the code was typed already, or its 10 minutes are over.' },
    HOLD_OVER: { description: 'CONFLICT: the time is not held any more; it may still be free.' },
    TOO_MANY_REQUESTS: {
      description:
        'CONFLICT: of the phone or the mailbox that was proved three requests wait for the staff, or three wait for a time to free up.',
    },
    TOO_MANY_BOOKINGS: {
      description: 'CONFLICT: the phone or the mailbox that was proved booked six coming visits within a day.',
    },
    TOO_LATE: {
      description: 'CONFLICT: customers cannot cancel or change the booking by themselves, or not any more.',
    },
    BOOKING_OVER: { description: 'CONFLICT: the booking is canceled or past.' },
  },
});
