import type { Customer } from '../../../entities/Customer.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { tenDigits } from '../../core/messages/us-phone.js';
import { invalid } from '../../core/Refusal.js';
import { requireVersion } from '../../core/require-version.js';
import type { UpdateCustomerInput } from './customer.inputs.js';
import { changedFields, changedValues } from './customer-values.js';
import { readCustomer } from './customers.js';
import { lockCustomer } from './lock-customer.js';
import { idOf } from '../../core/ids.js';
import { saveCustomer } from './save-customer.js';

interface Save<Input> {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: Input;
}

/** The customer who is to be changed, locked until the operation ends. Throws NOT_FOUND, also if archived; STALE with the current one in `details.current`. */
export async function changeableCustomer(
  context: Context,
  { id, version }: Omit<Save<never>, 'input'>,
): Promise<Customer> {
  await lockCustomer(context, idOf(id, 'That customer'));
  const customer = await readCustomer(context, id);
  requireVersion(version, customer, { type: 'Customer', name: 'this customer' });
  return customer;
}

/** Saves the form of a customer. Throws NOT_FOUND, STALE; INVALID_INPUT if a read-only field differs (ruling 33). */
export async function updateCustomer(context: Context, save: Save<UpdateCustomerInput>): Promise<Customer> {
  const customer = await changeableCustomer(context, save);
  requireSame(customer, save.input);
  const values = changedValues(customer, save.input);
  const fields = changedFields(customer, values);
  if (fields.length === 0) return customer;
  await saveCustomer(context, customer.id, values);
  await audit(context, 'customer.change', { subject: customer.id, fields });
  return readCustomer(context, customer.id);
}

const READ_ONLY = ['firstName', 'lastName', 'phone', 'birthMonth', 'birthDay', 'birthYear'] as const;

function requireSame(customer: Customer, input: UpdateCustomerInput): void {
  const given = { ...input, phone: input.phone ? (tenDigits(input.phone) ?? input.phone) : input.phone };
  for (const field of READ_ONLY)
    if (given[field] !== undefined && given[field] !== null && given[field] !== customer[field])
      throw invalid(field, 'Names, phone number and birthday cannot be changed here.');
}
