import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { CustomersChange } from '../customers/customer.types.js';
import { customerProfile } from './customer-profile.js';
import { CustomerProfile } from './CustomerProfile.js';
import { eraseRecords } from './erase-records.js';

const ID_TEXT = 'Id of the customer.';

@Resolver()
export class ProfileResolver {
  @Access('customer.read', 'session')
  @Query(() => CustomerProfile, {
    description: "A customer with their counts. NOT_FOUND if archived or another business's.",
  })
  customerProfile(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<CustomerProfile> {
    return customerProfile(context, id);
  }

  @Access('customer.erase', 'session')
  @Mutation(() => CustomersChange, {
    description:
      'Erases what identifies a customer, archived or not, for good: name, phone number, e-mail address, birthday, notes, tags, messages and what they wrote. Appointments to come are canceled. Their visits stay counted, and a STOP stays in force. What they signed is kept within its time. CONFLICT with the reason LEGAL_HOLD for one who is held. PASSWORD_NEEDED unless confirmPassword opened ERASE_CUSTOMER just before.',
  })
  eraseCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<CustomersChange> {
    return eraseRecords(context, id);
  }
}
