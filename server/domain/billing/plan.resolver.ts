import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { comparePlan, PlanAction } from './compare-plan.js';

@Resolver()
export class PlanResolver {
  @Access('plan.read', 'session')
  @Mutation(() => PlanAction, {
    description: 'Checks that the plan allows an action: returns the action, or INVALID_PLAN.',
  })
  comparePlan(
    @Ctx() context: Context,
    @Arg('action', () => PlanAction, { description: 'The action.' }) action: PlanAction,
  ): PlanAction {
    return comparePlan(context, action);
  }
}
