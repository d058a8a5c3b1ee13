import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { FormFieldKind } from '../../../entities/FormFieldKind.js';
import { PageArgs } from '../../core/graphql/PageArgs.js';
import { MAX_FORM_TEXT, RichTextInput } from '../../core/graphql/rich-text-input.js';
import { tooLong } from '../../core/Refusal.js';
import { MAX_FIELDS, MAX_FORMS } from './limits.js';

@ArgsType()
export class FormsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of the title, in any order; up to 100 characters, without regard to case and accents.',
  })
  @IsOptional()
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to list the archived forms, not the live ones.' })
  archived!: boolean;

  @Field(() => Int, { defaultValue: 1000, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;
}

@ArgsType()
export class UploadFormArgs {
  @Field({ description: 'Title, 1 to 100 characters.' })
  @MaxLength(100, tooLong(100, 'A title has at most 100 characters'))
  name!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether customers sign it.' })
  signatureRequired!: boolean;
}

@ArgsType()
export class FormVersionsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the form, live or archived.' }) id!: string;

  @Field(() => Int, { defaultValue: 25, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;
}

@InputType({ description: 'What signers fill in beside the text of a form.' })
export class FormFieldInput {
  @Field({
    description: 'By which answers name it: 1 to 40 small letters, digits and hyphens; kept in later versions.',
  })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'The name of a field is 1 to 40 small letters, digits and hyphens' })
  name!: string;

  @Field(() => FormFieldKind, { description: 'What it asks for.' }) kind!: FormFieldKind;

  @Field({ description: 'Label, 1 to 200 characters.' })
  @MaxLength(200, tooLong(200, 'A label has at most 200 characters'))
  label!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it must be filled in.' }) isRequired!: boolean;

  @Field(() => [String], { nullable: true, description: 'Of a choice: 2 to 20 options of up to 200 characters.' })
  @IsOptional()
  @MaxLength(200, { each: true, ...tooLong(200, 'An option has at most 200 characters') })
  options?: string[] | null;
}

@InputType({ description: 'A form: what customers read and fill in.' })
export class FormInput {
  @Field({ description: 'Title, 1 to 100 characters.' })
  @MaxLength(100, tooLong(100, 'A title has at most 100 characters'))
  name!: string;

  @RichTextInput(MAX_FORM_TEXT)
  @Field({ description: 'Rich text as HTML, up to 160,000 characters, markup included; of a PDF, not read.' })
  content!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers sign it; null for no, of an update for what is there.',
  })
  signatureRequired?: boolean | null;

  @Field(() => [FormFieldInput], {
    nullable: true,
    description: 'What signers fill in, up to 20; null for nothing, of an update for what is there.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_FIELDS, tooLong(MAX_FIELDS, `A form has at most ${MAX_FIELDS} fields`))
  @ValidateNested()
  fields?: FormFieldInput[] | null;
}

@ArgsType()
export class FormIdsArgs {
  @Field(() => [ID], { description: `Ids of forms, 1 to ${MAX_FORMS}.` })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  @ArrayMaxSize(MAX_FORMS, tooLong(MAX_FORMS))
  ids!: string[];
}
