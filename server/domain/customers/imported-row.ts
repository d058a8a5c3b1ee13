import { ErrorCode } from '../../../entities/ErrorCode.js';
import { asRefusal } from '../../core/graphql/errors.js';
import { validateArgument } from '../../core/graphql/validate-argument.js';
import { personName } from '../../core/names.js';
import { everyCheck, faultsOf } from '../../core/Refusal.js';
import { birthdayOf } from './birthday.js';
import type { ImportCustomerInput } from './customer-import.inputs.js';
import type { DroppedValue } from './customer-import.types.js';
import { changedValues, type CustomerValues } from './customer-values.js';
import type { ImportedRow } from './imported-rows.sql.js';
import { phoneDigits } from './person-input.js';

const NO_BIRTHDAY = { birthMonth: null, birthDay: null, birthYear: null };
const NONE: CustomerValues = { email: null, offerDisabled: false, birthdayDisabled: false, notes: '', tags: [] };

type CustomerOfRow = ImportCustomerInput['customer'];

/** What a row goes without where it is wrong, by the field that says so. */
const DISPENSABLE: Partial<Record<string, Partial<CustomerOfRow>>> = {
  email: { email: null },
  birthMonth: NO_BIRTHDAY,
  birthDay: NO_BIRTHDAY,
  birthYear: NO_BIRTHDAY,
};

/** The values of a row of a list, without an e-mail address and a birthday that are wrong, and which these were. Throws INVALID_INPUT with everything else that is wrong. */
export async function importedRow(
  given: ImportCustomerInput,
  now: Date,
): Promise<{ row: ImportedRow; dropped: DroppedValue[] }> {
  try {
    return { row: await rowOf(given, now), dropped: [] };
  } catch (error) {
    const faults = faultsOfInput(error).filter(({ field }) => DISPENSABLE[field]);
    if (faults.length === 0) throw error;
    const less = Object.assign({}, ...faults.map(({ field }) => DISPENSABLE[field])) as Partial<CustomerOfRow>;
    const { row, dropped } = await importedRow({ row: given.row, customer: withValues(given.customer, less) }, now);
    return { row, dropped: [...faults.map((fault) => ({ row: given.row, ...fault })), ...dropped] };
  }
}

function faultsOfInput(error: unknown): { field: string; message: string }[] {
  const refusal = asRefusal(error);
  return refusal?.code === ErrorCode.INVALID_INPUT ? faultsOf(refusal) : [];
}

/** Of the same class, whose rules are looked at. */
const withValues = (customer: CustomerOfRow, values: Partial<CustomerOfRow>): CustomerOfRow =>
  Object.assign(Object.create(Object.getPrototypeOf(customer) as object) as CustomerOfRow, customer, values);

async function rowOf({ row, customer }: ImportCustomerInput, now: Date): Promise<ImportedRow> {
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
