import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { FORM_OF_CHECK_IN } from '../../signatures/form-of-check-in.js';
import { FormToSign } from '../../forms/signing/FormToSign.js';
import { agreement } from './agreement.js';

@Resolver(() => CheckIn)
export class AgreementResolver {
  @Access('kiosk.use', 'session')
  @Query(() => FormToSign, {
    nullable: true,
    description:
      'The form that a person must confirm or sign to check in; null for none: check-in asks for no form, or, on a kiosk, they signed its current version lately or signed it at their check-in of today. On a phone it is the same for everybody. INVALID_INPUT for a handle that is forged or expired.',
  })
  agreement(
    @Ctx() context: Context,
    @Arg('handle', () => String, { description: 'Handle of the person.' }) handle: string,
  ): Promise<FormToSign | null> {
    return agreement(context, handle);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The form that the customer confirmed or signed at this check-in; null for none.',
  })
  formId(@Root() { id }: CheckIn, @Ctx() context: Context): Promise<string | null> {
    return context.load(FORM_OF_CHECK_IN, id);
  }
}
