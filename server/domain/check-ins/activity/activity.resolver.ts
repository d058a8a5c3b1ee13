import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { CheckInPage } from '../queue/queue.types.js';
import { CustomerCheckInsArgs } from './activity.inputs.js';
import { ActivityEntry } from './activity.types.js';
import { checkInActivity } from './check-in-activity.js';
import { customerCheckIns } from './customer-check-ins.js';

@Resolver()
export class ActivityResolver {
  @Access('customer.read', 'session')
  @Query(() => CheckInPage, { description: "A customer's check-ins, latest first." })
  customerCheckIns(
    @Ctx() context: Context,
    @Args(() => CustomerCheckInsArgs) args: CustomerCheckInsArgs,
  ): Promise<CheckInPage> {
    return customerCheckIns(context, args);
  }

  @Access('queue.read', 'session')
  @Query(() => [ActivityEntry], {
    description: "Events of a check-in with who did them, latest first. NOT_FOUND for another business's.",
  })
  checkInActivity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the check-in.' }) id: string,
  ): Promise<ActivityEntry[]> {
    return checkInActivity(context, id);
  }
}
