import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Form } from '../../../../entities/Form.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { customerKeeping, holdAndRead, releaseAndRead } from './customer-keeping.js';
import { HoldCustomerArgs, SetFormKeepYearsArgs } from './keeping.inputs.js';
import { CustomerKeeping } from './CustomerKeeping.js';
import { setFormKeepYears } from './set-form-keep-years.js';

const CUSTOMER_ID = 'Id of the customer.';

@Resolver()
export class KeepingResolver {
  @Access('signature.keep', 'session')
  @Query(() => CustomerKeeping, {
    description: 'What stays of a customer when they are erased, and whether they are held for legal reasons.',
  })
  customerKeeping(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: CUSTOMER_ID }) id: string,
  ): Promise<CustomerKeeping> {
    return customerKeeping(context, id);
  }

  @Access('signature.keep', 'session')
  @Mutation(() => Form, {
    description:
      'Sets after how many years what identifies the signers of a form is blanked, for signatures that are there too: those whose time is over are blanked for good, of a time that was shortened a week later. PASSWORD_NEEDED for fewer years than before, or for some in place of for good, unless confirmPassword opened SHORTEN_KEEPING just before.',
  })
  setFormKeepYears(
    @Ctx() context: Context,
    @Args(() => SetFormKeepYearsArgs) { id, years }: SetFormKeepYearsArgs,
  ): Promise<Form> {
    return setFormKeepYears(context, id, years ?? null);
  }

  @Access('signature.keep', 'session')
  @Mutation(() => CustomerKeeping, {
    description:
      'Holds a customer for legal reasons, with all records merged into theirs: until it is released they are not erased, and nothing that they signed is blanked. Of one who is held, changes the reason.',
  })
  holdCustomer(
    @Ctx() context: Context,
    @Args(() => HoldCustomerArgs) { id, reason }: HoldCustomerArgs,
  ): Promise<CustomerKeeping> {
    return holdAndRead(context, id, reason);
  }

  @Access('signature.keep', 'session')
  @Mutation(() => CustomerKeeping, {
    description:
      'Ends the hold of a customer; what became due meanwhile is blanked. PASSWORD_NEEDED first (SHORTEN_KEEPING). Without one nothing changes.',
  })
  releaseCustomer(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: CUSTOMER_ID }) id: string,
  ): Promise<CustomerKeeping> {
    return releaseAndRead(context, id);
  }
}
