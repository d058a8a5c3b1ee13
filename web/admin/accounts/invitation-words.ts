type Ended = 'ACCEPTED' | 'EXPIRED' | 'REPLACED' | 'REVOKED' | 'UNKNOWN';

/** What became of an invitation that cannot be accepted, and what to do. */
export const endedWords: Record<Ended, (businessName: string) => string> = {
  ACCEPTED: (business) => `Sign in to work at ${business}.`,
  EXPIRED: (business) => `Invitations work for 7 days, and this one is older. Ask ${business} for a new one.`,
  REPLACED: (business) => `${business} sent you a newer invitation: use the link in the latest mail.`,
  REVOKED: (business) => `The invitation to ${business} is not good any more. Ask there for a new one.`,
  UNKNOWN: () => 'It is not the link of an invitation. Open it from the mail once more, or ask for a new invitation.',
};
