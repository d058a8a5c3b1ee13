import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { customerMerges } from '../customers/merging/customer-merges.js';
import { CustomerMerge, SimilarCustomer } from '../customers/merging/merging.types.js';
import { similarCustomers } from '../customers/merging/similar-customers.js';
import { mergeRecords } from './merge-records.js';
import { MergeCustomersArgs } from './records.inputs.js';
import { undoMerge } from './undo-merge.js';

const ID_TEXT = 'Id of the customer.';

@Resolver()
export class MergingResolver {
  @Access('customer.merge', 'session')
  @Query(() => [SimilarCustomer], {
    description:
      'Customers on the list with the phone number, the name or the e-mail address of one: at most 10, those with the most in common first.',
  })
  similarCustomers(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<SimilarCustomer[]> {
    return similarCustomers(context, id);
  }

  @Access('customer.read', 'session')
  @Query(() => [CustomerMerge], { description: 'What was merged into a customer and still is, the last one first.' })
  customerMerges(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<CustomerMerge[]> {
    return customerMerges(context, id);
  }

  @Access('customer.merge', 'session')
  @Mutation(() => CustomerMerge, {
    description:
      'Makes one record of two of one human: check-ins, appointments and messages of the merged one move to the kept one, whose empty fields are filled; notes and tags are those of both, and what either refused stays refused. The merged record leaves lists and searches, its id leads to the kept one, and so does its person at check-in. NOT_FOUND if one is archived; CONFLICT with the kept customer in `details.current` if one was merged before; INVALID_INPUT where notes or tags of both would be too many.',
  })
  mergeCustomers(
    @Ctx() context: Context,
    @Args(() => MergeCustomersArgs) { keepId, mergeId, keepVersion, mergeVersion }: MergeCustomersArgs,
  ): Promise<CustomerMerge> {
    return mergeRecords(context, {
      keepId,
      mergeId,
      keepVersion: keepVersion ?? null,
      mergeVersion: mergeVersion ?? null,
    });
  }

  @Access('customer.merge', 'session')
  @Mutation(() => CustomerMerge, {
    description:
      'Undoes a merge, for a day: both records are as they were; what happened since stays with the kept one. CONFLICT later, if it was undone before, or if the kept record was merged itself since.',
  })
  undoCustomerMerge(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the merge.' }) id: string,
  ): Promise<CustomerMerge> {
    return undoMerge(context, id);
  }
}
