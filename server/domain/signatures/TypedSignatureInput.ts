import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { MAX_FIELDS } from '../forms/limits.js';
import { FieldAnswerInput } from './FieldAnswerInput.js';
import { MAX_SIGNER_NAME, SUBMISSION_KEY } from './SignatureInput.js';

@InputType({
  description:
    'A customer agrees to a form, and signs it with a typed name where it needs a signature: for clients that know forms, but not the ids of versions.',
})
export class TypedSignatureInput {
  @Field(() => ID, {
    description:
      "Id of the form, or of the template of which it is your business's copy. NOT_FOUND for one that is archived, where check-in asks for a form.",
  })
  formId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the version that the customer read: CONFLICT with the reason FORM_CHANGED for one that was replaced over a day ago. The current one if left out.',
  })
  version?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The signer's name as they typed it, up to 100 characters; needed where the form is signed.",
  })
  @IsOptional()
  @MaxLength(MAX_SIGNER_NAME, tooLong(MAX_SIGNER_NAME))
  signerName?: string | null;

  @Field(() => [FieldAnswerInput], { nullable: true, description: 'What the signer filled in.' })
  @IsOptional()
  @ArrayMaxSize(MAX_FIELDS, tooLong(MAX_FIELDS))
  @ValidateNested()
  answers?: FieldAnswerInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Made for this signing, 16 to 64 letters, digits and hyphens: sent twice, it is one signature. If left out, one for each check-in or appointment and version.',
  })
  @IsOptional()
  @Matches(SUBMISSION_KEY.pattern, { message: SUBMISSION_KEY.message })
  submissionKey?: string | null;
}
