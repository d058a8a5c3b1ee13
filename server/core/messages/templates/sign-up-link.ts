import { composeMail, type MailContent } from '../compose-mail.js';

/** Proves the address of a new account. It greets nobody by name: whoever typed the name may not own the address. */
export function signUpLink({ link }: { link: string }): MailContent {
  return composeMail({
    subject: 'Verify your email for Greeter',
    title: 'Verify your email',
    paragraphs: [
      'Thank you for signing up. One step is left: confirm that this address is yours, and then set up your business.',
    ],
    button: { label: 'Verify Your Email', address: link },
    footnote:
      'The link works once, for 24 hours. If you did not sign up for Greeter, ignore this mail: nothing happens without the link.',
  });
}
