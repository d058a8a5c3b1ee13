import type { Context } from '../context.js';
import { textsOfMonth } from '../messages/text-allowance.js';
import type { TextAllowance } from './message.types.js';

/** Texts of the business's calendar month. */
export function textAllowance(context: Context): Promise<TextAllowance> {
  return textsOfMonth(context.db, context.now());
}
