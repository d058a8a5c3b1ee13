import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addBusiness } from './add-business.js';
import { SetUpBusinessInput } from './set-up-business.inputs.js';
import { SignInAnswer } from './SignInAnswer.js';
import { switchBusiness } from './switch-business.js';

/** What somebody with several businesses does. */
@Resolver()
export class BusinessesResolver {
  @Access('anyone', 'none')
  @Mutation(() => SignInAnswer, {
    description:
      'Switch Account: opens another business of the signed-in user in this session, at most 300 times an hour. Login tokens that were signed for the business before are refused with OTHER_ACCOUNT from then on, and its live connections close with 4410. NOT_FOUND where the user does not work.',
  })
  switchBusiness(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of a business in `Viewer.businesses`.' }) businessId: string,
  ): Promise<SignInAnswer> {
    return switchBusiness(context, businessId);
  }

  @Access('anyone', 'new')
  @Mutation(() => SignInAnswer, {
    description:
      'Adds a business of which the signed-in user is the owner, and opens it in this session, as switchBusiness does. At most 5 a day. A repeated call that was made for the business before is refused with OTHER_ACCOUNT.',
  })
  addBusiness(
    @Ctx() context: Context,
    @Arg('input', () => SetUpBusinessInput, { description: 'The business.' }) input: SetUpBusinessInput,
  ): Promise<SignInAnswer> {
    return addBusiness(context, input);
  }
}
