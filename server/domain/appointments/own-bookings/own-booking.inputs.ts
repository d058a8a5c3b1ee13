import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { outOfRange } from '../../../core/Refusal.js';
import type { BookablePartInput } from '../availability/bookable-times.inputs.js';
import { VisitParts } from '../availability/visit-parts.js';
import { INSTANT, INSTANT_TEXT, WRITTEN } from '../instants.js';
import { MAX_NOTES, NOTES } from '../limits.js';

const MAX_DAYS = 42;
const DAYS = outOfRange(1, MAX_DAYS, 'Ask for 1 to 42 days');
export const TOKEN = 'Token of the link.';

@ArgsType()
export class OwnBookingTimesArgs {
  @Field({ description: TOKEN }) token!: string;

  @Field({ description: 'The first date, as in 2026-12-25, by the clock of the business.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a date', context: { reason: RefusalReason.MISSING } })
  firstDate!: string;

  @Field(() => Int, { defaultValue: MAX_DAYS, description: 'How many days, 1 to 42.' })
  @Min(1, DAYS)
  @Max(MAX_DAYS, DAYS)
  days!: number;
}

@ArgsType()
export class CancelBookingArgs {
  @Field({ description: TOKEN }) token!: string;

  @Field({ description: `When the booking begins that is to be canceled: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;
}

@ArgsType()
export class MoveBookingArgs {
  @Field({ description: TOKEN }) token!: string;

  @Field({ description: `When the booking begins that is to be moved: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  seen!: string;

  @Field({ description: `When it shall begin, one of \`ownBookingTimes\`: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;
}

@InputType({ description: 'A visit that the customer of a link asks for.' })
export class BookAgainInput {
  @Field({ description: `When it begins, one of \`bookableTimes\`: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @VisitParts()
  parts!: BookablePartInput[];

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, NOTES)
  notes?: string | null;
}
