import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RichTextInput } from '../../core/graphql/rich-text-input.js';
import { tooLong } from '../../core/Refusal.js';

@ArgsType()
export class FormsArgs {
  @Field(() => Int, { defaultValue: 1000, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  @Max(1_000_000)
  skip!: number;
}

@InputType({ description: 'A new form.' })
export class AddFormInput {
  @Field({ description: 'Title, 1 to 100 characters.' })
  @MaxLength(100, tooLong(100, 'A title has at most 100 characters'))
  name!: string;

  @RichTextInput()
  @Field({ description: 'Rich text as HTML, up to 20,000 characters.' })
  content!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether customers sign it.' })
  signatureRequired!: boolean;
}
