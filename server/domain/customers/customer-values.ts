import type { Customer } from '../../../entities/Customer.js';
import { oneLine } from '../../core/names.js';
import { optionalEmail } from './person-input.js';
import type { UpdateCustomerInput } from './customer.inputs.js';

export type CustomerValues = Pick<Customer, 'email' | 'offerDisabled' | 'birthdayDisabled' | 'notes' | 'tags'>;

/** The values after a change: what is omitted stays as it is. */
export const changedValues = (
  before: CustomerValues,
  { email, offerDisabled, birthdayDisabled, notes, tags }: Pick<UpdateCustomerInput, keyof CustomerValues>,
): CustomerValues => ({
  email: email === undefined ? before.email : optionalEmail(email, false),
  offerDisabled: offerDisabled ?? before.offerDisabled,
  birthdayDisabled: birthdayDisabled ?? before.birthdayDisabled,
  notes: notes === undefined ? before.notes : (notes ?? '').trim(),
  tags: tags ? uniqueTags(tags) : before.tags,
});

/** Names of the values that differ. */
export const changedFields = (before: CustomerValues, after: CustomerValues): string[] =>
  (Object.keys(after) as (keyof CustomerValues)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

function uniqueTags(tags: readonly string[]): string[] {
  const lines = tags.map(oneLine).filter(Boolean);
  return lines.filter((tag, index) => lines.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);
}
