import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkInOffline } from './check-in-offline.js';
import { CheckInReceipt } from './CheckInReceipt.js';
import { OfflineCheckInInput } from './OfflineCheckInInput.js';

@Resolver()
export class CheckInOfflineResolver {
  @Access('kiosk.sync', 'session')
  @Mutation(() => CheckInReceipt, {
    description:
      'A check-in that a kiosk took without a network. Sent once with an Idempotency-Key; who is in the queue already keeps the entry they have.',
  })
  checkInOffline(
    @Ctx() context: Context,
    @Arg('input', () => OfflineCheckInInput, { description: 'What was entered, and when.' }) input: OfflineCheckInInput,
  ): Promise<CheckInReceipt> {
    return checkInOffline(context, input);
  }
}
