/** The mailbox of an e-mail address, for limits: what follows a plus sign only sorts its mails. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replace(/(?!^)\+.*$/, '')}${email.slice(at)}`.toLowerCase();
}
