import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

@ArgsType()
export class AnswerReplyArgs {
  @Field(() => ID, { description: 'Id of the check-in.' })
  id!: string;

  @Field({ description: 'The answer, up to 480 characters.' })
  @MaxLength(480, { message: 'An answer has at most 480 characters' })
  text!: string;
}
