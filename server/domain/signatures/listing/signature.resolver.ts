import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { LastSignature } from './LastSignature.js';
import { lastSignatures } from './last-signatures.js';
import { readSignature } from './read-signature.js';
import { signatures } from './signatures.js';
import { SignaturesArgs } from './signatures.inputs.js';
import { SignaturePage, SignatureRecord } from './signature.types.js';

@Resolver()
export class SignatureResolver {
  @Access('signature.read', 'session')
  @Query(() => SignaturePage, {
    description:
      'What customers confirmed and signed. Has no total: there may be millions. INVALID_INPUT for invalid dates.',
  })
  signatures(@Ctx() context: Context, @Args(() => SignaturesArgs) args: SignaturesArgs): Promise<SignaturePage> {
    return signatures(context, args);
  }

  @Access('signature.read', 'session')
  @Query(() => SignatureRecord, { description: 'A signature with all its evidence.' })
  signature(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the signature.' }) id: string,
  ): Promise<SignatureRecord> {
    return readSignature(context, id);
  }

  @Access('signature.read', 'session')
  @Query(() => [LastSignature], {
    description: 'Of each form that a customer signed, what they signed last, also on records merged into theirs.',
  })
  lastSignatures(
    @Ctx() context: Context,
    @Arg('customerId', () => ID, { description: 'Id of the customer.' }) customerId: string,
  ): Promise<LastSignature[]> {
    return lastSignatures(context, customerId);
  }
}
