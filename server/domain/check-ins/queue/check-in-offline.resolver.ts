import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkInOffline } from './check-in-offline.js';
import { CheckInReceipt } from './CheckInReceipt.js';
import { keepOfflineSignature } from './keep-offline-signature.js';
import { OfflineCheckInInput } from './OfflineCheckInInput.js';

@Resolver()
export class CheckInOfflineResolver {
  @Access('kiosk.sync', 'session')
  @Mutation(() => CheckInReceipt, {
    description:
      'Sends a check-in that a kiosk took offline, once, with an Idempotency-Key. Customers in the queue already keep their check-in. What they signed is kept as they read it; a missing, changed or incomplete form does not hold the check-in up. RATE_LIMITED after too many in an hour.',
  })
  checkInOffline(
    @Ctx() context: Context,
    @Arg('input', () => OfflineCheckInInput, { description: 'The party and the time.' }) input: OfflineCheckInInput,
  ): Promise<CheckInReceipt> {
    return checkInOffline(context, input);
  }

  @Access('kiosk.sync', 'session')
  @Mutation(() => Boolean, {
    description:
      'Keeps `signature` of a check-in that a kiosk took offline and that is refused as too old: for 31 days after it was made, at its time, without a check-in. Answers false where there is none, check-in never asked for its form, its version is unknown, newer than the signing or another text, or a required part is missing.',
  })
  keepOfflineSignature(
    @Ctx() context: Context,
    @Arg('input', () => OfflineCheckInInput, { description: 'As it was sent to checkInOffline.' })
    input: OfflineCheckInInput,
  ): Promise<boolean> {
    return keepOfflineSignature(context, input);
  }
}
