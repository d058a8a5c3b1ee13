import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkIn } from './check-in.js';
import { CheckInInput } from './check-in.inputs.js';
import { checkInReceipt } from './check-in-receipt.js';
import { CheckInReceipt } from './CheckInReceipt.js';

@Resolver()
export class PublicCheckInResolver {
  @Access('kiosk.use', 'session')
  @Mutation(() => CheckInReceipt, {
    description: 'A customer checks in on a kiosk or phone. CHECK_IN_PAUSED while the business takes nobody.',
  })
  checkIn(
    @Ctx() context: Context,
    @Arg('input', () => CheckInInput, { description: 'What they entered.' }) input: CheckInInput,
  ): Promise<CheckInReceipt> {
    return checkIn(context, input);
  }

  @Access('kiosk.use', 'session')
  @Query(() => CheckInReceipt, {
    description: 'The check-in that this kiosk or phone has just made, for 15 minutes. NOT_FOUND for any other.',
  })
  checkInReceipt(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the check-in.' }) id: string,
  ): Promise<CheckInReceipt> {
    return checkInReceipt(context, id);
  }
}
