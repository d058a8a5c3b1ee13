/** Class of a message: decides what recipients may opt out of and when it may be sent. */
export type MessageClass = 'one-time' | 'transactional' | 'marketing';

export interface ClassRules {
  /** Requires `hasConsent` of its kind; otherwise requesting it, or giving the number, is consent. */
  needsConsent: boolean;
  /** Sent within the business's sending hours only (ruling 40). */
  keepsSendingHours: boolean;
  /** Texts and calls use the plan's monthly allowance (ruling 39). */
  usesAllowance: boolean;
  /** A STOP ends texts and calls to the phone. The provider then refuses all of them, codes included (ruling 40: STOP stops all). */
  obeysStop: boolean;
}

/** The one table of classes: sending and delivering read it. */
export const MESSAGE_CLASSES: Readonly<Record<MessageClass, ClassRules>> = {
  'one-time': { needsConsent: false, keepsSendingHours: false, usesAllowance: false, obeysStop: true },
  transactional: { needsConsent: false, keepsSendingHours: false, usesAllowance: true, obeysStop: true },
  marketing: { needsConsent: true, keepsSendingHours: true, usesAllowance: true, obeysStop: true },
};

/** Classes whose queued texts a STOP drops. */
export const STOPPABLE_CLASSES = (Object.keys(MESSAGE_CLASSES) as MessageClass[]).filter(
  (name) => MESSAGE_CLASSES[name].obeysStop,
);
