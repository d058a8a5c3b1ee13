import { composeMail, type MailContent } from '../compose-mail.js';

export function passwordLink({ firstName, link }: { firstName: string; link: string }): MailContent {
  return composeMail({
    subject: 'Set a new password for Greeter',
    title: `Hello ${firstName}, set a new password`,
    paragraphs: ['Somebody, most likely you, asked for a new password for your Greeter account. Choose it here.'],
    button: { label: 'Set a New Password', address: link },
    footnote: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  });
}
