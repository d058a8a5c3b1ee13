import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';

@InputType({ description: 'What a signer filled in for one field of a form.' })
export class FieldAnswerInput {
  @Field({ description: 'Name of the field.' }) name!: string;
  @Field({
    description:
      'What was filled in, up to 500 characters: a text, an option, a date yyyy-mm-dd from 1900 to 2199, initials.',
  })
  @MaxLength(500, tooLong(500))
  value!: string;
}
