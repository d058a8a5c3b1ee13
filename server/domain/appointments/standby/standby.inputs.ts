import { IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { BookablePartInput } from '../availability/bookable-times.inputs.js';
import { VisitParts } from '../availability/visit-parts.js';
import { CodeChannel } from '../booking/booking.types.js';
import { ContactInput } from '../booking/ContactInput.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TEXT = { message: 'Please choose a date' };
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_TEXT = { message: 'A time of day is written as 09:30' };

@InputType({ description: 'A visit for which a customer waits until a time frees up.' })
export class StandbyInput extends ContactInput {
  @Field({ description: 'The first wanted date, as in 2026-12-25, by the clock of the business.' })
  @Matches(DATE, DATE_TEXT)
  firstDate!: string;

  @Field({ description: 'The last wanted date, at most 41 days later.' })
  @Matches(DATE, DATE_TEXT)
  lastDate!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The visit begins at this time of day or later, as in 09:30; null for any.',
  })
  @IsOptional()
  @Matches(TIME, TIME_TEXT)
  fromTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The visit begins at this time of day at the latest, as in 01:00; null for any. If it is earlier than fromTime, it is after midnight, up to 12 hours later, and belongs to the wanted date before.',
  })
  @IsOptional()
  @Matches(TIME, TIME_TEXT)
  toTime?: string | null;

  @VisitParts()
  parts!: BookablePartInput[];

  @Field(() => CodeChannel, { description: 'How the code is sent, and freed times are offered.' })
  channel!: CodeChannel;
}
