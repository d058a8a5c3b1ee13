import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { canBeTold } from './can-be-told.js';

@Resolver()
export class AppointmentNewsResolver {
  @Access('appointment.write', 'session')
  @Query(() => Boolean, {
    description:
      'Whether news of an appointment would reach a customer: they have an e-mail address, or agreed to texts. NOT_FOUND for one who is not there.',
  })
  customerCanBeTold(
    @Ctx() context: Context,
    @Arg('customerId', () => ID, { description: 'Id of the customer.' }) customerId: string,
  ): Promise<boolean> {
    return canBeTold(context, customerId);
  }
}
