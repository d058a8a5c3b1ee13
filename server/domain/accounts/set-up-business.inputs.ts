import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsAddress, IsBusinessName, IsCity, IsState, IsTimeZone, IsZip } from '../businesses/business-rules.js';

@InputType({ description: 'A new business. All but the time zone is required.' })
export class SetUpBusinessInput {
  @Field({ description: 'Name of the business, up to 100 characters.' })
  @IsBusinessName()
  name!: string;

  @Field({ description: 'Street address, up to 200 characters.' })
  @IsAddress()
  address!: string;

  @Field({ description: 'City, up to 100 characters.' })
  @IsCity()
  city!: string;

  @Field({ description: 'Two-letter code of one of the 50 US states.' })
  @IsState()
  state!: string;

  @Field({ description: 'ZIP code: 5 digits, or 9 with a hyphen.' })
  @IsZip()
  zip!: string;

  @Field({ description: 'US phone number with 10 digits, in any format.' }) phone!: string;

  @Field(() => String, { nullable: true, description: 'IANA time zone; guessed from the state if absent.' })
  @IsOptional()
  @IsTimeZone()
  timeZone!: string | null;
}
