import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { readLog } from './read-log.js';
import { SIGNATURE_CODE } from './signature-code.js';
import { CODE_TEXT, CopyArgs, LogArgs } from './verify.inputs.js';
import { isKnownCopy, verifySignature } from './verify-signature.js';
import { SignatureLogPage, SignatureProof } from './verify.types.js';

const BY_CODE = { argument: 'code', token: SIGNATURE_CODE };

@Resolver()
export class VerifyResolver {
  @Access('anyone', 'token', BY_CODE)
  @Query(() => SignatureProof, {
    description: 'Whether a copy of a signed form is genuine, by its code. NOT_FOUND for an unknown code.',
  })
  signatureProof(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: CODE_TEXT }) code: string,
  ): Promise<SignatureProof> {
    return verifySignature(context, code);
  }

  @Access('anyone', 'token', BY_CODE)
  @Query(() => Boolean, { description: 'Whether a file is a copy that was given out for this code, and is unchanged.' })
  isKnownCopy(@Ctx() context: Context, @Args(() => CopyArgs) { code, sha256 }: CopyArgs): Promise<boolean> {
    return isKnownCopy(context, code, sha256);
  }

  @Access('anyone', 'none')
  @Query(() => SignatureLogPage, {
    description: 'The public log of signatures of all businesses, to which days are only added.',
  })
  signatureLog(@Ctx() context: Context, @Args(() => LogArgs) args: LogArgs): Promise<SignatureLogPage> {
    return readLog(context, args);
  }
}
