import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addPolicies } from './add-policies.js';
import { orderPolicies } from './order-policies.js';
import { policies } from './policies.js';
import { PolicyFormsArgs, PolicyIdsArgs } from './policies.inputs.js';
import { Policy } from './Policy.js';
import { removePolicies } from './remove-policies.js';

@Resolver(() => Policy)
export class PolicyResolver {
  @Access('business.read', 'session')
  @Query(() => [Policy], { description: 'The policies of your business page, in their order.' })
  policies(@Ctx() context: Context): Promise<Policy[]> {
    return policies(context);
  }

  @Access('page.write', 'session')
  @Mutation(() => [Policy], {
    description: 'Shows forms on your business page, behind those that it shows; answers with all. CONFLICT above 30.',
  })
  addPolicies(@Ctx() context: Context, @Args(() => PolicyFormsArgs) { formIds }: PolicyFormsArgs): Promise<Policy[]> {
    return addPolicies(context, formIds);
  }

  @Access('page.write', 'session')
  @Mutation(() => [Policy], {
    description: 'Takes policies off your business page, all or none; answers with what is left. The forms stay.',
  })
  removePolicies(@Ctx() context: Context, @Args(() => PolicyIdsArgs) { ids }: PolicyIdsArgs): Promise<Policy[]> {
    return removePolicies(context, ids);
  }

  @Access('page.write', 'session')
  @Mutation(() => [Policy], {
    description: 'Shows policies in the order of their ids; those that are not named come behind. Answers with all.',
  })
  orderPolicies(@Ctx() context: Context, @Args(() => PolicyIdsArgs) { ids }: PolicyIdsArgs): Promise<Policy[]> {
    return orderPolicies(context, ids);
  }
}
