import { validateArgument } from '../../core/graphql/validate-argument.js';
import { personName } from '../../core/names.js';
import { everyCheck } from '../../core/Refusal.js';
import { birthdayOf } from './birthday.js';
import type { ImportCustomerInput } from './customer-import.inputs.js';
import { changedValues, type CustomerValues } from './customer-values.js';
import type { ImportedRow } from './imported-rows.sql.js';
import { phoneDigits } from './person-input.js';

const NONE: CustomerValues = { email: null, offerDisabled: false, birthdayDisabled: false, notes: '', tags: [] };

/** The values of a row of a list. Throws INVALID_INPUT with everything that is wrong. */
export async function importedRow({ row, customer }: ImportCustomerInput, now: Date): Promise<ImportedRow> {
  await validateArgument(customer);
  const [firstName, lastName, phone, birthday, values] = everyCheck(
    () => personName('firstName', customer.firstName, { mustBePlain: false }),
    () => personName('lastName', customer.lastName, { mustBePlain: false }),
    () => phoneDigits(customer.phone, '1'),
    () => birthdayOf(customer, now),
    () => changedValues(NONE, customer),
  );
  return { row, firstName, lastName, phone, ...birthday, ...values };
}
