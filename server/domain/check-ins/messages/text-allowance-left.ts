import type { Context } from '../../../core/context.js';
import { textsOfMonth } from '../../../core/messages/text-allowance.js';
import type { TextAllowance } from './message.types.js';

/** Texts of the business's calendar month. */
export function textAllowance(context: Context): Promise<TextAllowance> {
  return textsOfMonth(context);
}
