import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Customer } from '../../../entities/Customer.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { GraphQLValue } from '../../core/GraphQLValue.js';
import { Refusal } from '../../core/Refusal.js';
import { birthdayOf } from './birthday.js';
import type { RegisterCustomerInput } from './customer.inputs.js';
import { keptIdOf } from './customer.sql.js';
import { changedFields, changedValues } from './customer-values.js';
import { readCustomer } from './customers.js';
import { limitLookUps } from './limit-look-ups.js';
import { namedPerson } from './person-input.js';
import { customerOfPerson, findOrAddPerson } from './persons.js';
import { saveCustomer } from './save-customer.js';
import { CUSTOMERS } from './topics.js';

/**
 * Puts a customer on the list, by name and phone. One who was archived comes back with their visits and what was known of them: an empty value takes nothing
 * away, and a birthday stays. Throws INVALID_INPUT; CONFLICT with the customer in `details.current` if they are on the list already; RATE_LIMITED.
 */
export async function registerCustomer(context: Context, input: RegisterCustomerInput): Promise<Customer> {
  const person = namedPerson(context, { ...input, dialCode: '1' });
  const birthday = birthdayOf(input, context.now());
  await limitLookUps(context, 'added');
  const personId = await findOrAddPerson(context, person);
  const listed = await context.db.row<{ id: string }>(sql`
    select c.id from customer o join customer c on c.id = ${keptIdOf(sql`o`)}
    where o.person_id = ${personId} and c.archived_at is null`);
  if (listed) throw onTheList(await readCustomer(context, listed.id));
  const { id, isRestored } = (await customerOfPerson(context, personId, { email: null, ...birthday }))!;
  const before = await readCustomer(context, id);
  const values = changedValues(before, isRestored ? withoutEmpty(input) : input);
  await saveCustomer(context, id, values);
  context.tick(CUSTOMERS);
  if (isRestored && before.birthMonth === null && birthday.birthMonth !== null)
    await context.db.rows(sql`
      update customer set birth_month = ${birthday.birthMonth}, birth_day = ${birthday.birthDay}, birth_year = ${birthday.birthYear}
      where id = ${id}`);
  await audit(context, isRestored ? 'customer.restore' : 'customer.add', { subject: id });
  const fields = isRestored ? changedFields(before, values) : [];
  if (fields.length > 0) await audit(context, 'customer.change', { subject: id, fields });
  return readCustomer(context, id);
}

/** A form sends what was left empty, too. */
const withoutEmpty = ({ email, notes, tags, ...input }: RegisterCustomerInput): RegisterCustomerInput => ({
  ...input,
  ...(email?.trim() && { email }),
  ...(notes?.trim() && { notes }),
  ...(tags?.length && { tags }),
});

const onTheList = (current: Customer): Refusal =>
  new Refusal(ErrorCode.CONFLICT, 'This customer is on your list already.', {
    details: { current: new GraphQLValue('Customer', current) },
  });
