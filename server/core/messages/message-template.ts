/** The mails that the product sends, and the class of each: what a recipient may refuse depends on it. */
export const MESSAGE_CLASSES = {
  'sign-up-link': 'one-time',
  'account-exists': 'transactional',
  'password-link': 'one-time',
  'password-changed': 'transactional',
  'business-ready': 'transactional',
} as const;

export type MessageTemplate = keyof typeof MESSAGE_CLASSES;
