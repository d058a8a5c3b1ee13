/** Messages about a visit. What they say is written when they leave. */
export const PARTY_TEMPLATES = {
  /** The host calls a ready party up. */
  'call-up': 'transactional',
  /** A party is next, or will be within minutes. */
  'getting-close': 'transactional',
  /** Asks for a rating after the visit. */
  'feedback-request': 'transactional',
  /** What the host answers to a text; `data.text`. */
  'host-answer': 'transactional',
  /** Confirms "10 more minutes"; `data.minutes`. */
  'more-time': 'transactional',
  /** Confirms that a party left by text. */
  'left-by-text': 'transactional',
} as const;

export type PartyTemplate = keyof typeof PARTY_TEMPLATES;
export type PartyChannel = 'text' | 'call' | 'email';
