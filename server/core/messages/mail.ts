/** A mail as the provider gets it. `id` is our own, and comes back with the provider's events. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  /** Hands the mail over; throws a DeliveryFailure. */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}
