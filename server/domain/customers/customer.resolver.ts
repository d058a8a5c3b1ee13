import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Customer } from '../../../entities/Customer.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { archiveCustomers, restoreCustomers } from './archive-customers.js';
import { correctCustomer } from './correct-customer.js';
import {
  CorrectCustomerInput,
  CustomerIdsArgs,
  CustomersArgs,
  RegisterCustomerInput,
  UpdateCustomerInput,
} from './customer.inputs.js';
import { CustomerLetter, CustomerPage, CustomersChange, CustomersTick, CustomerTag } from './customer.types.js';
import { customerLetters, customers, customerTags, readCustomer } from './customers.js';
import { registerCustomer } from './register-customer.js';
import { CUSTOMERS } from './topics.js';
import { updateCustomer } from './update-customer.js';

const ID_TEXT = 'Id of the customer.';
const VERSION = {
  nullable: true,
  description:
    'The version that was read; another one in force is STALE with the customer as they are now in `details.current`. If omitted, the last save wins: older clients have no versions.',
};

@Resolver(() => Customer)
export class CustomerResolver {
  @Access('customer.read', 'session')
  @Query(() => CustomerPage, { description: 'Your customers, by name.' })
  customers(@Ctx() context: Context, @Args(() => CustomersArgs) args: CustomersArgs): Promise<CustomerPage> {
    return customers(context, args);
  }

  @Access('customer.read', 'session')
  @Query(() => [CustomerLetter], {
    description: 'How many customers on the list begin with each letter, in the order of the list.',
  })
  customerLetters(@Ctx() context: Context): Promise<CustomerLetter[]> {
    return customerLetters(context);
  }

  @Access('customer.read', 'session')
  @Query(() => [CustomerTag], { description: 'The tags of customers on the list, by name.' })
  customerTags(@Ctx() context: Context): Promise<CustomerTag[]> {
    return customerTags(context);
  }

  @Access('customer.read', 'session')
  @Query(() => Customer, { description: 'A customer, archived ones included.' })
  customer(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<Customer> {
    return readCustomer(context, id);
  }

  @Access('customer.write', 'session')
  @Mutation(() => Customer, {
    description:
      'Puts a customer on the list; an archived one comes back with their visits, and what is empty here stays as it was, as does their birthday. CONFLICT with the customer in `details.current` if they are on it already. INVALID_INPUT with the reason NOT_REACHABLE for the number of a paid service. RATE_LIMITED after too many.',
  })
  registerCustomer(
    @Ctx() context: Context,
    @Arg('input', () => RegisterCustomerInput, { description: 'The customer.' }) input: RegisterCustomerInput,
  ): Promise<Customer> {
    return registerCustomer(context, input);
  }

  @Access('customer.write', 'session')
  @Mutation(() => Customer, { description: 'Saves the form of a customer who is on the list.' })
  updateCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateCustomerInput, { description: 'The changes.' }) input: UpdateCustomerInput,
    @Arg('version', () => Int, VERSION) version?: number | null,
  ): Promise<Customer> {
    return updateCustomer(context, { id, version: version ?? null, input });
  }

  @Access('customer.correct', 'session')
  @Mutation(() => Customer, {
    description:
      'Corrects the name and the birthday of a customer; other businesses keep what they know of the person.',
  })
  correctCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => CorrectCustomerInput, { description: 'What is right.' }) input: CorrectCustomerInput,
    @Arg('version', () => Int, VERSION) version?: number | null,
  ): Promise<Customer> {
    return correctCustomer(context, { id, version: version ?? null, input });
  }

  @Access('customer.write', 'session')
  @Mutation(() => CustomersChange, {
    description:
      'Archives customers, all or none: they leave the list and searches; their visits and appointments stay as they were.',
  })
  archiveCustomers(
    @Ctx() context: Context,
    @Args(() => CustomerIdsArgs) { ids }: CustomerIdsArgs,
  ): Promise<CustomersChange> {
    return archiveCustomers(context, ids);
  }

  @Access('customer.write', 'session')
  @Mutation(() => CustomersChange, { description: 'Brings archived customers back to the list, all or none.' })
  restoreCustomers(
    @Ctx() context: Context,
    @Args(() => CustomerIdsArgs) { ids }: CustomerIdsArgs,
  ): Promise<CustomersChange> {
    return restoreCustomers(context, ids);
  }

  @Access('customer.read', 'session')
  @Subscription(() => CustomersTick, {
    description:
      'Customers were added, changed, archived, restored, merged, imported or erased: read them again. Once at the beginning, then at most five a second. Says nothing of who they are.',
    subscribe: topicTicks(CUSTOMERS),
  })
  customersChanged(@Root() tick: CustomersTick): CustomersTick {
    return tick;
  }
}
