import { composeMail, type MailContent } from '../compose-mail.js';

export function businessReady({
  firstName,
  businessName,
  link,
}: {
  firstName: string;
  businessName: string;
  link: string;
}): MailContent {
  return composeMail({
    subject: `${businessName} is ready on Greeter`,
    title: `${firstName}, ${businessName} is ready`,
    paragraphs: [
      'Your business is set up. Print the QR code for the door or launch the check-in app on a tablet, and your first customer can get in line.',
    ],
    button: { label: 'Open the Dashboard', address: link },
    footnote: 'You get this mail because you set up a business on Greeter.',
  });
}
