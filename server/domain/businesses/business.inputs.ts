import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { RichTextInput } from '../../core/graphql/rich-text-input.js';
import { INTERVALS } from './booking-intervals.js';
import { IsAddress, IsBusinessName, IsCity, IsState, IsTimeZone, IsZip } from './business-rules.js';

@InputType({ description: 'Changes of the profile of a business; omitted fields stay unchanged.' })
export class UpdateBusinessInput {
  @Field(() => String, { nullable: true, description: 'Name of the business, 1 to 100 characters.' })
  @IsOptional()
  @IsBusinessName()
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name in the address of the page: 3 to 20 letters from a to z, digits and, between them, hyphens; '' for none. CONFLICT for one that another business has or had, with free ones in `details.suggestions`, and above 10 names in all, old ones included; RATE_LIMITED for more than 10 changes a day.",
  })
  vanityName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street address, 1 to 200 characters.' })
  @IsOptional()
  @IsAddress()
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'City, 1 to 100 characters.' })
  @IsOptional()
  @IsCity()
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Two-letter code of one of the 50 US states.' })
  @IsOptional()
  @IsState()
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code: 5 digits, or 9 with a hyphen.' })
  @IsOptional()
  @IsZip()
  zip?: string | null;

  @Field(() => String, { nullable: true, description: 'US phone number with 10 digits, in any format.' })
  phone?: string | null;

  @RichTextInput()
  @Field(() => String, {
    nullable: true,
    description: 'What the page says about the business: rich text as HTML, up to 20,000 characters.',
  })
  about?: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes between two bookable times: 15, 30, 45 or 60.' })
  @IsOptional()
  @IsIn(INTERVALS, { message: 'The booking interval is 15, 30, 45 or 60 minutes' })
  bookingInterval?: number | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone, for example America/Chicago.' })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;
}

@InputType({ description: 'Changes of the settings of a business page; omitted fields stay unchanged.' })
export class PageSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether search and search engines do not list the page.' })
  hiddenFromSearch?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors of the page may join the line from afar.' })
  joinsFromAfar?: boolean | null;
}
