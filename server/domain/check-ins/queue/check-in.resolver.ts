import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkIn } from './check-in.js';
import { CheckInInput } from './CheckInInput.js';
import { checkInReceipt } from './check-in-receipt.js';
import { CheckInReceipt } from './CheckInReceipt.js';

@Resolver()
export class PublicCheckInResolver {
  @Access('kiosk.use', 'session')
  @Mutation(() => CheckInReceipt, {
    description:
      'A customer checks in on a kiosk or phone. CHECK_IN_PAUSED while check-in is paused. INVALID_INPUT with the reason FORM_NEEDED where a form is to be signed first, CONFLICT with FORM_CHANGED for one that changed. RATE_LIMITED for a phone that checks in too often, or one too many of the business.',
  })
  checkIn(
    @Ctx() context: Context,
    @Arg('input', () => CheckInInput, { description: 'The party.' }) input: CheckInInput,
  ): Promise<CheckInReceipt> {
    return checkIn(context, input);
  }

  @Access('kiosk.use', 'session')
  @Query(() => CheckInReceipt, {
    description: 'Receipt of a check-in by this kiosk or phone in the last 15 minutes. NOT_FOUND for any other.',
  })
  checkInReceipt(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the check-in.' }) id: string,
  ): Promise<CheckInReceipt> {
    return checkInReceipt(context, id);
  }
}
