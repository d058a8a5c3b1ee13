import type { Context } from '../../core/context.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';
import { askForErasure, takeBackErasure } from '../customers/erasure/ask-for-erasure.js';
import { saveOwnChoices } from '../customers/own-customers.js';
import type { ChooseMessagesArgs } from './own-data.inputs.js';
import { requireOwnCustomer } from './require-own-customer.js';

// Answers are kept for repeats of a request, so they hold nothing personal.

/** A customer chooses whether they get offers and birthday messages. Throws NOT_FOUND. */
export async function chooseMessages(
  context: Context,
  { token, customerId, offers = null, birthdayMessages = null }: ChooseMessagesArgs,
): Promise<MutationResult> {
  const { customer } = await requireOwnCustomer(context, token, customerId, { locks: true });
  await saveOwnChoices(context, customer, { offers, birthdayMessages });
  return { success: true, message: 'Your choice is saved.' };
}

/** A customer asks to be erased; asking twice changes nothing. The answer goes where the link went. Throws NOT_FOUND. */
export async function requestErasure(context: Context, token: string, customerId: string): Promise<MutationResult> {
  const { customer, link } = await requireOwnCustomer(context, token, customerId, { locks: true });
  const { phone, email } = link;
  const { language } = context.facts;
  await askForErasure(context, { customerId: customer.id, phone, email, language });
  return { success: true, message: 'The business was asked to erase your data.' };
}

/** A customer takes their open request back; without one nothing changes. Throws NOT_FOUND. */
export async function withdrawErasure(context: Context, token: string, customerId: string): Promise<MutationResult> {
  const { customer } = await requireOwnCustomer(context, token, customerId, { locks: true });
  await takeBackErasure(context, customer.id);
  return { success: true, message: 'Your request is taken back.' };
}
