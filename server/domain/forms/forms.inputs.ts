import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PageArgs } from '../../core/graphql/PageArgs.js';
import { RichTextInput } from '../../core/graphql/rich-text-input.js';
import { tooLong } from '../../core/Refusal.js';

@ArgsType()
export class FormsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 1000, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;
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
