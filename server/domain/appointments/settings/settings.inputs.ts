import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { BookingConfirmation } from '../../../../entities/BookingConfirmation.js';
import { BookingMail } from '../../../../entities/BookingMail.js';
import { CalendarView } from '../../../../entities/CalendarView.js';
import { LateArrival } from '../../../../entities/LateArrival.js';
import { outOfRange } from '../../../core/Refusal.js';
import { INTERVALS } from '../../businesses/booking-intervals.js';

const SLOTS = outOfRange(1, 50, 'Side by side fit 1 to 50 appointments');
const NOTICE = outOfRange(0, 43_200, 'The notice is 0 to 43,200 minutes');
const OWN_CHANGE = outOfRange(0, 43_200, 'Customers can be given 0 to 43,200 minutes');
const WINDOW = outOfRange(1, 730, 'Customers can book 1 to 730 days ahead');
const LATE = outOfRange(0, 120, 'Who is 0 to 120 minutes late can keep the place');
const BUFFER = outOfRange(0, 240, 'Between appointments fit 0 to 240 minutes');

@InputType({ description: 'Changes of the settings of the calendar; omitted fields stay unchanged.' })
export class CalendarSettingsInput {
  @Field(() => Int, { nullable: true, description: 'Minutes between two bookable times: 15, 30, 45 or 60.' })
  @IsOptional()
  @IsIn(INTERVALS, { message: 'The booking interval is 15, 30, 45 or 60 minutes' })
  bookingInterval?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many appointments of nobody in particular fit side by side, 1 to 50.',
  })
  @IsOptional()
  @Min(1, SLOTS)
  @Max(50, SLOTS)
  bookingSlots?: number | null;

  @Field(() => CalendarView, { nullable: true, description: 'What the calendar shows when it opens.' })
  calendarView?: CalendarView | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers book from the next day on; it takes the place of `noticeMinutes`.',
  })
  fromNextDay?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How many minutes ahead customers book at least, 0 to 43200.' })
  @IsOptional()
  @Min(0, NOTICE)
  @Max(43_200, NOTICE)
  noticeMinutes?: number | null;

  @Field(() => BookingConfirmation, {
    nullable: true,
    description: 'Which bookings are confirmed without the staff.',
  })
  confirmation?: BookingConfirmation | null;

  @Field(() => Int, { nullable: true, description: 'How many days ahead customers can book, 1 to 730.' })
  @IsOptional()
  @Min(1, WINDOW)
  @Max(730, WINDOW)
  windowDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes kept free before each appointment, 0 to 240.' })
  @IsOptional()
  @Min(0, BUFFER)
  @Max(240, BUFFER)
  bufferBefore?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes kept free after each appointment, 0 to 240.' })
  @IsOptional()
  @Min(0, BUFFER)
  @Max(240, BUFFER)
  bufferAfter?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes late customers may check in for an appointment and keep their place, 0 to 120.',
  })
  @IsOptional()
  @Min(0, LATE)
  @Max(120, LATE)
  lateMinutes?: number | null;

  @Field(() => LateArrival, { nullable: true, description: 'What becomes of the place of those who are later.' })
  lateArrival?: LateArrival | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Until how many minutes before the start customers may cancel by their link, 0 to 43200.',
  })
  @IsOptional()
  @Min(0, OWN_CHANGE)
  @Max(43_200, OWN_CHANGE)
  cancelMinutes?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers cannot cancel by themselves; it takes the place of `cancelMinutes`.',
  })
  neverCancel?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Until how many minutes before the start customers may change the time by their link, 0 to 43200.',
  })
  @IsOptional()
  @Min(0, OWN_CHANGE)
  @Max(43_200, OWN_CHANGE)
  changeMinutes?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers cannot change the time by themselves; it takes the place of `changeMinutes`.',
  })
  neverChange?: boolean | null;

  @Field(() => BookingMail, {
    nullable: true,
    description: 'Who is told by e-mail of what customers book, move and cancel online.',
  })
  bookingMail?: BookingMail | null;
}
