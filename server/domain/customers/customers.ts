import type { Customer } from '../../../entities/Customer.js';
import type { Context } from '../../core/context.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CustomersArgs } from './customer.inputs.js';
import { customerById, LETTERS, listing, TAGS, type CustomerRow } from './customer-rows.js';
import type { CustomerLetter, CustomerPage, CustomerTag } from './customer.types.js';

/** One page of the customers on the list, or of the archived ones. */
export async function customers({ db }: Context, args: CustomersArgs): Promise<CustomerPage> {
  const { archived, birthMonth, birthYear, tag, first } = args;
  const skip = skipOf(args);
  const filter = { archived, birthMonth: birthMonth ?? null, birthYear: birthYear ?? null, tag: tag ?? null };
  const items = await db.rows<CustomerRow>(listing({ ...filter, words: wordsOf(args.search ?? ''), first, skip }));
  return { items, ...pageFacts(items, skip) };
}

/** A typed phone number is one word, however it is written. */
const wordsOf = (search: string): string[] =>
  /^[\d\s+()./-]+$/.test(search) && /\d/.test(search)
    ? [search.replace(/\D/g, '').replace(/^00/, '')]
    : search.split(/\s+/).filter(Boolean);

export const customerLetters = ({ db }: Context): Promise<CustomerLetter[]> => db.rows<CustomerLetter>(LETTERS);

export const customerTags = ({ db }: Context): Promise<CustomerTag[]> => db.rows<CustomerTag>(TAGS);

/** A customer, archived ones included; of a merged record the kept one. Throws NOT_FOUND. */
export async function readCustomer({ db }: Context, id: string): Promise<Customer> {
  const customer = await db.row<CustomerRow>(customerById(idOf(id, 'That customer')));
  if (!customer) throw notFound('That customer');
  return customer;
}
