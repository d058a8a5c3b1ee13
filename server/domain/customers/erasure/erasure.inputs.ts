import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';

const MAX_REASON = 500;

@ArgsType()
export class DeclineErasureArgs {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field({ description: 'Why, in up to 500 characters; the customer reads it.' })
  @MaxLength(MAX_REASON, tooLong(MAX_REASON, 'A reason has at most 500 characters'))
  reason!: string;
}
