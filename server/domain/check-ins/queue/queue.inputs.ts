import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, registerEnumType } from 'type-graphql';
import { requireDay } from '../statistics/days.js';

export enum QueueDay {
  TODAY = 'TODAY',
  DATE = 'DATE',
}
export enum QueueFilter {
  CHECKED_IN = 'CHECKED_IN',
  SEATED = 'SEATED',
  CANCELED = 'CANCELED',
  ALL = 'ALL',
}
export enum QueuePart {
  WAITING = 'WAITING',
  READY = 'READY',
  OVERDUE = 'OVERDUE',
  REPLIES = 'REPLIES',
}

registerEnumType(QueueDay, {
  name: 'QueueDay',
  description: 'Which day of the queue.',
  valuesConfig: {
    TODAY: { description: "The business's today, and the last 4 hours." },
    DATE: { description: 'The day that `date` names.' },
  },
});
registerEnumType(QueueFilter, {
  name: 'QueueFilter',
  description: 'A tab of the queue.',
  valuesConfig: {
    CHECKED_IN: { description: 'Ready parties, then those that wait, each in the order of the line.' },
    SEATED: { description: 'Seated parties, latest first.' },
    CANCELED: { description: 'Canceled parties, latest first.' },
    ALL: { description: 'All tabs, one after the other.' },
  },
});
registerEnumType(QueuePart, {
  name: 'QueuePart',
  description: 'Some of the parties of a tab.',
  valuesConfig: {
    WAITING: { description: 'Those that wait and are not ready.' },
    READY: { description: 'Those that are ready.' },
    OVERDUE: {
      description:
        'Those that wait longer than they were told when they checked in, and than a hold that they asked for.',
    },
    REPLIES: { description: 'Those whose text is neither answered nor dismissed.' },
  },
});

@ArgsType()
export class QueueDayArgs {
  @Field(() => QueueDay, { defaultValue: QueueDay.TODAY, description: 'Today or another day.' })
  day!: QueueDay;

  @Field(() => String, {
    nullable: true,
    description: "Day as yyyy-mm-dd in the business's time zone; needed for DATE.",
  })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'A date is written as yyyy-mm-dd' })
  date?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only the parties of the staff member as whom you work; none if you are nobody of the staff.',
  })
  mine!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Only the parties of this staff member, archived or not; of everybody if omitted.',
  })
  staffId?: string | null;
}

@ArgsType()
export class QueueArgs extends QueueDayArgs {
  @Field(() => QueueFilter, { defaultValue: QueueFilter.CHECKED_IN, description: 'Tab of the queue.' })
  filter!: QueueFilter;

  @Field(() => QueuePart, { nullable: true, description: 'Only these parties of the tab; all of them if omitted.' })
  part?: QueuePart | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of a name, without regard to case, accents, apostrophes and blanks, or of a phone number, with or without its country code.',
  })
  @IsOptional()
  @MaxLength(100)
  search?: string | null;

  @Field(() => Int, { defaultValue: 200, description: 'How many at most, 1 to 10,000.' })
  @Min(1)
  @Max(10_000)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  @Max(1_000_000)
  skip!: number;
}

/** The day as yyyy-mm-dd, or null for Today. Throws INVALID_INPUT if DATE has no valid date. */
export function dateOf({ day, date }: QueueDayArgs): string | null {
  if (day === QueueDay.TODAY) return null;
  return requireDay('date', date ?? '').toISODate();
}
