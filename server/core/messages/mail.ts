/** A file that leaves with a mail. */
export interface AttachedFile {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** A mail for the provider. `id` is our own and returns with the provider's events. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly AttachedFile[];
}

export interface Mail {
  /** Sends the mail; throws a DeliveryFailure. */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}
