import { composeMail, type MailContent } from '../compose-mail.js';

export function passwordChanged({ firstName, link }: { firstName: string; link: string }): MailContent {
  return composeMail({
    subject: 'Your Greeter password was changed',
    title: `Hello ${firstName}, your password was changed`,
    paragraphs: ['The password of your Greeter account was changed just now, and every device was signed out.'],
    button: { label: 'It Was Not Me', address: link },
    footnote: 'If it was you, there is nothing to do. If it was not, set a new password at once.',
  });
}
