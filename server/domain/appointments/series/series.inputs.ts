import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { tooLong } from '../../../core/Refusal.js';
import { AddAppointmentInput, UpdateAppointmentInput } from '../entry/entry.inputs.js';
import { MAX_OCCURRENCES } from './recurrence-rule.js';

/** Which appointments of a series to change beside the one that is named. */
export enum SeriesScope {
  FOLLOWING = 'following',
  ALL = 'all',
}

registerEnumType(SeriesScope, {
  name: 'SeriesScope',
  description: 'Which appointments of a series a change is for; never those that have begun.',
  valuesConfig: {
    FOLLOWING: { description: 'The one that is named, and those after it in the series.' },
    ALL: { description: 'All that are to come.' },
  },
});

const MAX_RULE = 200;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATES = { each: true, message: 'A date is written as 2026-12-25' };

@InputType({ description: 'An appointment or event that repeats.' })
export class AppointmentSeriesInput {
  @Field(() => AddAppointmentInput, {
    description:
      'The first one. All others are the same, each at the same time by the clock of the business: where it is set, they are 23 or 25 hours apart. A time that the clock skips is as much later as the clock skips; one that it shows twice is the first. If its date does not fit the rule, the series begins on the next date that does.',
  })
  @ValidateNested()
  appointment!: AddAppointmentInput;

  @Field({
    description:
      'An RRULE of RFC 5545: FREQ=DAILY, WEEKLY with BYDAY=MO,TU, or MONTHLY with BYMONTHDAY=1 to 31, or -1 for the last day, or BYDAY=2TU, or -1FR for the last Friday; INTERVAL, WKST; and COUNT, or UNTIL with the last date as in UNTIL=20261231. Months without such a day are left out. 2 to 200 times, all within the next two years; INVALID_INPUT for anything else.',
  })
  @MaxLength(MAX_RULE, tooLong(MAX_RULE))
  rule!: string;
}

@InputType({ description: 'A series to add, with what was decided about its times.' })
export class AddAppointmentSeriesInput extends AppointmentSeriesInput {
  @Field(() => [String], {
    defaultValue: [],
    description: 'Dates of the rule on which there is none, as in 2026-12-25; INVALID_INPUT for others, and for all.',
  })
  @ArrayMaxSize(MAX_OCCURRENCES, tooLong(MAX_OCCURRENCES))
  @Matches(DATE, DATES)
  skips!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Dates of the rule on which it may overlap other appointments, on purpose.',
  })
  @ArrayMaxSize(MAX_OCCURRENCES, tooLong(MAX_OCCURRENCES))
  @Matches(DATE, DATES)
  overrules!: string[];
}

@ArgsType()
export class SeriesArgs {
  @Field(() => ID, { description: 'Id of an appointment of the series; INVALID_INPUT if it is in none.' })
  id!: string;

  @Field(() => SeriesScope, { description: 'Which ones. INVALID_INPUT where nothing of it is to come.' })
  scope!: SeriesScope;
}

@ArgsType()
class SeriesChangeArgs extends SeriesArgs {
  @Field(() => Int, {
    description:
      'The version of that appointment that was read; another one in force is STALE with the appointment as it is now in `details.current`. The others are not compared.',
  })
  version!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether they may overlap other appointments, on purpose: otherwise taken times are SLOT_TAKEN with what is in the way in `details.conflicts`, and nothing changes.',
  })
  overrules!: boolean;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Only these of them, at most 200: what a change answered undoes it, and each stands again where it stood before.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_OCCURRENCES, tooLong(MAX_OCCURRENCES))
  among?: string[] | null;
}

@ArgsType()
export class UpdateSeriesArgs extends SeriesChangeArgs {
  @Field(() => UpdateAppointmentInput, {
    description:
      'The changes; omitted fields stay unchanged. A start moves each by as much as it moves that appointment on the clock. INVALID_INPUT for `endsAt`, which the parts decide, and for `flag`.',
  })
  @ValidateNested()
  input!: UpdateAppointmentInput;
}

@ArgsType()
export class SeriesFlagArgs extends SeriesChangeArgs {
  @Field(() => AppointmentFlag, {
    description:
      'CANCELED for those that take up their time; or CONFIRMED for requests and for those that the staff canceled: what customers canceled and what was declined stays so, but for the appointment that is named. INVALID_INPUT for others.',
  })
  flag!: AppointmentFlag;
}
