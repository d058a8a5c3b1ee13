import { Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { outOfRange } from '../../../core/Refusal.js';

const MAX_DAYS = 42;
const DAYS = outOfRange(1, MAX_DAYS, 'Ask for 1 to 42 days');

@ArgsType()
export class CalendarArgs {
  @Field({ description: 'The first date, as in 2026-12-25, by the clock of the business.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a date' })
  firstDate!: string;

  @Field(() => Int, { defaultValue: 7, description: 'How many days, 1 to 42.' })
  @Min(1, DAYS)
  @Max(MAX_DAYS, DAYS)
  days!: number;
}
