import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';

const NAME = 200;

@InputType({ description: 'The account of an invited person without one. Names are trimmed.' })
export class InvitedAccountInput {
  @Field({ description: 'First name, 1 to 50 characters.' })
  @MaxLength(NAME, tooLong(NAME))
  firstName!: string;

  @Field({ description: 'Last name, 1 to 50 characters.' })
  @MaxLength(NAME, tooLong(NAME))
  lastName!: string;

  @Field({ description: 'US phone number with 10 digits, in any format.' }) phone!: string;
  @Field({ description: '8 to 128 characters; the most common ones are refused.' }) password!: string;
  @Field({ description: 'Must be true.' }) isThirteenOrOlder!: boolean;
}
