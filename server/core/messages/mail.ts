/** A mail for the provider. `id` is our own and returns with the provider's events. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  /** Sends the mail; throws a DeliveryFailure. */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}
