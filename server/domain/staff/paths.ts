/** Where an invitation is accepted. */
export const invitationPath = (token: string): string => `/invitation/${token}`;
