import type { Customer } from '../../../entities/Customer.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { personName } from '../../core/names.js';
import { birthdayOf } from './birthday.js';
import type { CorrectCustomerInput } from './customer.inputs.js';
import { readCustomer } from './customers.js';
import { CUSTOMERS } from './topics.js';
import { changeableCustomer } from './update-customer.js';

interface Correction {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: CorrectCustomerInput;
}

/**
 * Corrects the name and the birthday of a customer, at this business only: other businesses keep what they know. Throws INVALID_INPUT, NOT_FOUND; STALE
 * with the current customer in `details.current`.
 */
export async function correctCustomer(context: Context, { id, version, input }: Correction): Promise<Customer> {
  const after = {
    firstName: personName('firstName', input.firstName, { mustBePlain: false }),
    lastName: personName('lastName', input.lastName, { mustBePlain: false }),
    ...birthdayOf(input, context.now()),
  };
  const customer = await changeableCustomer(context, { id, version });
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter((field) => after[field] !== customer[field]);
  if (fields.length === 0) return customer;
  await context.db.rows(sql`
    update customer
    set first_name = ${after.firstName}, last_name = ${after.lastName}, birth_month = ${after.birthMonth}, birth_day = ${after.birthDay},
        birth_year = ${after.birthYear}, version = version + 1
    where id = ${customer.id}`);
  context.tick(CUSTOMERS);
  await audit(context, 'customer.correct', { subject: customer.id, fields });
  return readCustomer(context, customer.id);
}
