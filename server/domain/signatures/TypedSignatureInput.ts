import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { MAX_SIGNER_NAME, SUBMISSION_KEY } from './SignatureInput.js';

@InputType({
  description:
    'A customer agrees to the current version of a form, and signs it with a typed name where it needs a signature.',
})
export class TypedSignatureInput {
  @Field(() => ID, {
    description: 'Id of the form. NOT_FOUND for one that is archived, where check-in asks for a form.',
  })
  formId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The signer's name as they typed it, up to 100 characters; needed where the form is signed.",
  })
  @IsOptional()
  @MaxLength(MAX_SIGNER_NAME, tooLong(MAX_SIGNER_NAME))
  signerName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Made for this signing, 16 to 64 letters, digits and hyphens: sent twice, it is one signature. If left out, one for each check-in and version.',
  })
  @IsOptional()
  @Matches(SUBMISSION_KEY.pattern, { message: SUBMISSION_KEY.message })
  submissionKey?: string | null;
}
