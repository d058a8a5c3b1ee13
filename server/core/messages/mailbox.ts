/** The mailbox of an e-mail address, for limits: what follows a plus sign only sorts its mails. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+', 1);
  const name = email.slice(0, plus > 0 && plus < at ? plus : at);
  return `${name}${email.slice(at)}`.toLowerCase();
}
