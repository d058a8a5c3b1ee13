import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { comparePlan, PlanAction } from './compare-plan.js';

@Resolver()
export class PlanResolver {
  @Access('plan.read', 'session')
  @Mutation(() => PlanAction, {
    description: 'Whether the plan includes what an action needs: answers the action, or INVALID_PLAN.',
  })
  comparePlan(
    @Ctx() context: Context,
    @Arg('action', () => PlanAction, { description: 'What is to be done.' }) action: PlanAction,
  ): PlanAction {
    return comparePlan(context, action);
  }
}
