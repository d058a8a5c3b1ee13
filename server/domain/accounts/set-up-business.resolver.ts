import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { setUpBusiness } from './set-up-business.js';
import { SetUpBusinessInput } from './set-up-business.inputs.js';
import { SignInAnswer } from './SignInAnswer.js';

@Resolver()
export class SetUpBusinessResolver {
  @Access('anyone', 'new')
  @Mutation(() => SignInAnswer, {
    description:
      'Sets up the business of a verified account and signs in. Consumes the set-up token: a double click creates one business.',
  })
  setUpBusiness(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The set-up token.' }) token: string,
    @Arg('input', () => SetUpBusinessInput, { description: 'The business.' }) input: SetUpBusinessInput,
  ): Promise<SignInAnswer> {
    return setUpBusiness(context, token, input);
  }
}
