import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { SignInAnswer } from '../accounts/SignInAnswer.js';
import type { Context } from '../../core/context.js';
import { PublicBusiness } from './PublicBusiness.js';
import { SetUpBusinessInput } from './business.inputs.js';
import { readBusiness } from './read-business.js';
import { setUpBusiness } from './set-up-business.js';

@Resolver()
export class BusinessResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicBusiness, { description: 'A business, as everybody may know it.' })
  business(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<PublicBusiness> {
    return readBusiness(context);
  }

  @Access('anyone', 'new')
  @Mutation(() => SignInAnswer, {
    description:
      'Sets up the business of a verified account and signs in. Uses up the set-up token: two presses make one business.',
  })
  setUpBusiness(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The set-up token.' }) token: string,
    @Arg('input', () => SetUpBusinessInput, { description: 'The business.' }) input: SetUpBusinessInput,
  ): Promise<SignInAnswer> {
    return setUpBusiness(context, token, input);
  }
}
