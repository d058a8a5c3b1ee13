import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { US_STATES } from '../businesses/us-states.js';

/** Something to see. */
const TEXT = /[^\s\p{C}]/u;

@InputType({ description: 'A new business. All but the time zone is required.' })
export class SetUpBusinessInput {
  @Field({ description: 'Name of the business, up to 100 characters.' })
  @Matches(TEXT, { message: 'Please enter the name of the business.' })
  @MaxLength(100, { message: 'The name can have at most 100 characters.' })
  name!: string;

  @Field({ description: 'Street address, up to 200 characters.' })
  @Matches(TEXT, { message: 'Please enter the address.' })
  @MaxLength(200, { message: 'The address can have at most 200 characters.' })
  address!: string;

  @Field({ description: 'City, up to 100 characters.' })
  @Matches(TEXT, { message: 'Please enter the city.' })
  @MaxLength(100, { message: 'The city can have at most 100 characters.' })
  city!: string;

  @Field({ description: 'Two-letter code of one of the 50 US states.' })
  @IsIn(Object.keys(US_STATES), { message: 'Please choose one of the 50 states.' })
  state!: string;

  @Field({ description: 'ZIP code: 5 digits, or 9 with a hyphen.' })
  @Matches(/^\s*\d{5}(-\d{4})?\s*$/, { message: 'Please enter a ZIP code with 5 digits.' })
  zip!: string;

  @Field({ description: 'US phone number with 10 digits, in any format.' }) phone!: string;

  @Field(() => String, { nullable: true, description: 'IANA time zone; guessed from the state if absent.' })
  @IsOptional()
  @MaxLength(60, { message: 'Please choose a time zone.' })
  timeZone!: string | null;
}
