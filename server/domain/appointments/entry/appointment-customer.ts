import type { Context } from '../../../core/context.js';
import { idOf } from '../../../core/ids.js';
import { lockCustomer } from '../../customers/lock-customer.js';
import { showCustomer } from '../../customers/persons.js';

/** Id of a live customer, held until the operation ends. Throws NOT_FOUND. */
export async function appointmentCustomer(context: Context, id: string): Promise<string> {
  const customer = await lockCustomer(context, idOf(id, 'That customer'));
  showCustomer(context, customer);
  return customer.id;
}
