import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { outOfRange, tooLong } from '../../../core/Refusal.js';

const PARTY = outOfRange(1, 99, 'Party size is 1 to 99');

@InputType({ description: 'A check-in that a kiosk took offline.' })
export class OfflineCheckInInput {
  @Field({ description: 'First name, 1 to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, 1 to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number, 10 digits.' })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many people, 1 to 99.' })
  @Min(1, PARTY)
  @Max(99, PARTY)
  partySize!: number;

  @Field(() => String, { nullable: true, description: 'Temperature in °F, 80 to 120 with at most one decimal.' })
  temperature?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(2000, tooLong(2000, 'Notes have at most 2,000 characters'))
  notes?: string | null;

  @Field({
    description:
      "When the party checked in, by the business's clock: yyyy-mm-ddTHH:MM:ss, with an offset such as -05:00 if known, for the hour that clocks repeat. At most 24 hours back (INVALID_INPUT); a later time than now counts as now.",
  })
  @MaxLength(40, tooLong(40))
  madeAt!: string;
}
