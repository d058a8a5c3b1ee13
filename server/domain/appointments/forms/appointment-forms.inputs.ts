import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { outOfRange, tooLong } from '../../../core/Refusal.js';
import { SignatureInput } from '../../signatures/SignatureInput.js';
import { TypedSignatureInput } from '../../signatures/TypedSignatureInput.js';
import { MAX_FORMS } from '../limits.js';

export const LINK_TEXT = 'The end of the address of the page, /appointment/{id}/{uuid}: `{id}/{uuid}`.';
const COUNT = outOfRange(0, 1000, 'A count of forms is 0 to 1,000');

@ArgsType()
export class SignAppointmentFormsArgs {
  @Field({ description: LINK_TEXT }) link!: string;
  @Field(() => [SignatureInput], { description: 'What the customer signs, 1 to 20.' })
  @ArrayMinSize(1, { message: 'Sign a form' })
  @ArrayMaxSize(MAX_FORMS, tooLong(MAX_FORMS))
  @ValidateNested()
  signatures!: SignatureInput[];
}

@ArgsType()
export class SubmitAppointmentFormsArgs {
  @Field({ description: LINK_TEXT }) link!: string;

  @Field(() => [TypedSignatureInput], {
    description: 'The forms whose checkbox is checked, at most 20; those that are confirmed already stay as they are.',
  })
  @ArrayMaxSize(MAX_FORMS, tooLong(MAX_FORMS))
  @ValidateNested()
  signatures!: TypedSignatureInput[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many forms were shown: INVALID_INPUT where fewer checkboxes are checked.',
  })
  @IsOptional()
  @Min(0, COUNT)
  @Max(1000, COUNT)
  count?: number | null;
}
