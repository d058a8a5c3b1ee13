import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { declineErasure } from './decline-erasure.js';
import { DeclineErasureArgs } from './erasure.inputs.js';
import { ErasureRequest } from './ErasureRequest.js';
import { erasureRequests } from './erasure-requests.js';

@Resolver()
export class ErasureResolver {
  @Access('customer.erasure-requests', 'session')
  @Query(() => [ErasureRequest], {
    description:
      'Open requests of customers to be erased, at most 200, the most urgent first. eraseCustomer grants one.',
  })
  erasureRequests(@Ctx() context: Context): Promise<ErasureRequest[]> {
    return erasureRequests(context);
  }

  @Access('customer.erase', 'session')
  @Mutation(() => MutationResult, {
    description:
      'Declines a request to be erased; the customer is told the reason where they asked from. NOT_FOUND once it is decided or taken back.',
  })
  declineErasure(
    @Ctx() context: Context,
    @Args(() => DeclineErasureArgs) { id, reason }: DeclineErasureArgs,
  ): Promise<MutationResult> {
    return declineErasure(context, id, reason);
  }
}
