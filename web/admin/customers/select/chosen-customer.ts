/** Whose an appointment is. */
export interface ChosenCustomer {
  id: string;
  firstName: string;
  lastName: string;
}

/** A customer as the value of a form, which compares texts; empty for none. */
export function customerText(customer: ChosenCustomer | null): string {
  if (!customer) return '';
  const { id, firstName, lastName } = customer;
  return JSON.stringify({ id, firstName, lastName });
}

export const customerOf = (text: string): ChosenCustomer | null => (text ? (JSON.parse(text) as ChosenCustomer) : null);
