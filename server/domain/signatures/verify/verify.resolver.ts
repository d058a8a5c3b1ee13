import { Matches, Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { PageArgs } from '../../../core/graphql/PageArgs.js';
import { readLog } from './read-log.js';
import { SIGNATURE_CODE } from './signature-code.js';
import { isKnownCopy, verifySignature } from './verify-signature.js';
import { SignatureLogPage, SignatureProof } from './verify.types.js';

const BY_CODE = { argument: 'code', token: SIGNATURE_CODE };
const CODE_TEXT = 'Code of the copy, at the foot of each of its pages.';

@ArgsType()
class CopyArgs {
  @Field({ description: CODE_TEXT }) code!: string;

  @Field({ description: 'SHA-256 of the file, 64 hexadecimal digits.' })
  @Matches(/^[0-9a-f]{64}$/, { message: 'A SHA-256 is 64 hexadecimal digits' })
  sha256!: string;
}

@ArgsType()
class LogArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 50, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;
}

@Resolver()
export class VerifyResolver {
  @Access('anyone', 'token', BY_CODE)
  @Query(() => SignatureProof, {
    description: 'Whether a copy of a signed form is genuine, by its code. NOT_FOUND for a code that is none.',
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
