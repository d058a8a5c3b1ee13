/** Recipient of a message. Addresses come from the database, never from a request alone; phones are E.164. */
export type Recipient =
  | { accountId: string; email: string }
  | { customerId: string; phone: string | null; email: string | null }
  | { email: string }
  | { phone: string };

export interface RecipientColumns {
  accountId: string | null;
  customerId: string | null;
  phone: string | null;
  email: string | null;
}

/** The columns of a recipient; null where it has none. */
export function recipientColumns(to: Recipient): RecipientColumns {
  return { accountId: null, customerId: null, phone: null, email: null, ...to };
}
