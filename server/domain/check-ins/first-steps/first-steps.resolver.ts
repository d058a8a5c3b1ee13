import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { firstSteps } from './first-steps.js';
import { FirstSteps } from './FirstSteps.js';

@Resolver()
export class FirstStepsResolver {
  @Access('check-in-app.read', 'session')
  @Query(() => FirstSteps, { description: 'What your business has done so far of the first steps.' })
  firstSteps(@Ctx() context: Context): Promise<FirstSteps> {
    return firstSteps(context);
  }
}
