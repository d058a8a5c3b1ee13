import type { Mail, OutgoingMail } from '../../server/core/messages/mail.js';

/** Stands in for the provider of mails: takes each and keeps it. */
export class SendGrid implements Mail {
  readonly mails: OutgoingMail[] = [];

  async send(mail: OutgoingMail): Promise<{ providerId: string }> {
    this.mails.push(mail);
    return { providerId: 'mail' };
  }
}
