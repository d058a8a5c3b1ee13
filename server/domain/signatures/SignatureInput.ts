import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { FieldAnswerInput } from './FieldAnswerInput.js';
import { MAX_FIELDS } from '../forms/limits.js';

export const MAX_SIGNER_NAME = 100;
export const SUBMISSION_KEY = {
  pattern: /^[A-Za-z0-9-]{16,64}$/,
  message: 'A submission key is 16 to 64 letters, digits and hyphens',
};
/** Of a drawn signature, a few hundred points. */
const MAX_STROKES = 4000;

@InputType({ description: 'A customer agrees to a version of a form, and signs it where it needs a signature.' })
export class SignatureInput {
  @Field(() => ID, { description: 'Id of the version that the customer read.' }) versionId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the version that the customer read: CONFLICT with the reason FORM_CHANGED where the id stands for another text, as after a restored backup.',
  })
  @IsOptional()
  @MaxLength(64, tooLong(64))
  versionSha256?: string | null;

  @Field({
    description:
      'Made by the page for this signing, 16 to 64 letters, digits and hyphens: sent twice, it is one signature.',
  })
  @Matches(SUBMISSION_KEY.pattern, { message: SUBMISSION_KEY.message })
  submissionKey!: string;

  @Field({ description: "Whether the form's checkbox is checked; INVALID_INPUT unless it is." }) isAgreed!: boolean;

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
      "A drawn signature, up to 4,000 characters: lines apart by ';', points by a blank, each 'x,y' with x from 0 to 600 and y from 0 to 200, from the top left.",
  })
  @IsOptional()
  @MaxLength(MAX_STROKES, tooLong(MAX_STROKES, 'The drawn signature is too long. Please draw it again'))
  @Matches(/^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3})*$/, { message: 'A drawn signature is lines of points' })
  strokes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the child or other person in their care for whom the signer signs, up to 100 characters.',
  })
  @IsOptional()
  @MaxLength(MAX_SIGNER_NAME, tooLong(MAX_SIGNER_NAME))
  signedFor?: string | null;

  @Field(() => [FieldAnswerInput], { nullable: true, description: 'What the signer filled in.' })
  @IsOptional()
  @ArrayMaxSize(MAX_FIELDS, tooLong(MAX_FIELDS))
  @ValidateNested()
  answers?: FieldAnswerInput[] | null;

  @Field(() => String, { nullable: true, description: 'E-mail address to which a copy is sent.' })
  @IsOptional()
  @MaxLength(254, tooLong(254))
  email?: string | null;
}
