import type { Context } from '../../../core/context.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { endStandby } from './end-standby.js';
import { lockInLine } from './standby-rows.js';

/** The staff take a request out of the line. Throws NOT_FOUND for one that is not in it. */
export async function removeStandby(context: Context, id: string): Promise<MutationResult> {
  const standby = await lockInLine(context, idOf(id, 'That request'));
  if (!standby) throw notFound('That request');
  await endStandby(context, standby, 'removed');
  return { success: true, message: 'The customer does not wait for a time any more.' };
}
