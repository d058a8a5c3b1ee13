import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { customerProfile } from './customer-profile.js';
import { CustomerProfile } from './CustomerProfile.js';

@Resolver()
export class CustomerProfileResolver {
  @Access('customer.read', 'session')
  @Query(() => CustomerProfile, {
    description: "A customer with their counts. NOT_FOUND if archived or another business's.",
  })
  customerProfile(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the customer.' }) id: string,
  ): Promise<CustomerProfile> {
    return customerProfile(context, id);
  }
}
