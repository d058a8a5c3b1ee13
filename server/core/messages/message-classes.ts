/** What a message is to its recipient. What they may refuse, and when it may leave, depends on it. */
export type MessageClass = 'one-time' | 'transactional' | 'marketing';

export interface ClassRules {
  /** The kind of message says whether the recipient agreed; otherwise asking for it, or giving the number, is agreement enough. */
  needsConsent: boolean;
  /** Leaves within the sending hours of the business only (ruling 40). */
  keepsSendingHours: boolean;
  /** A text or call counts against the month's texts of the plan (ruling 39). */
  usesAllowance: boolean;
  /** A STOP of the phone ends its texts and calls. The provider refuses them all then, codes included (ruling 40: STOP stops all). */
  obeysStop: boolean;
}

/** The one table of classes: sending and delivering read it. */
export const MESSAGE_CLASSES: Readonly<Record<MessageClass, ClassRules>> = {
  'one-time': { needsConsent: false, keepsSendingHours: false, usesAllowance: false, obeysStop: true },
  transactional: { needsConsent: false, keepsSendingHours: false, usesAllowance: true, obeysStop: true },
  marketing: { needsConsent: true, keepsSendingHours: true, usesAllowance: true, obeysStop: true },
};

/** Classes whose waiting texts a STOP drops. */
export const STOPPABLE_CLASSES = (Object.keys(MESSAGE_CLASSES) as MessageClass[]).filter(
  (name) => MESSAGE_CLASSES[name].obeysStop,
);
