/** Stands in the log for a customer who came by the link of the booking. */
export const CUSTOMER = 'customer';
