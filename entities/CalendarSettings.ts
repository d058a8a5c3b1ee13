import { Field, Int, ObjectType } from 'type-graphql';
import { BookingConfirmation } from './BookingConfirmation.js';
import { BookingMail } from './BookingMail.js';
import { CalendarView } from './CalendarView.js';
import { LateArrival } from './LateArrival.js';

@ObjectType({ description: 'Settings of the calendar and of booking.', simpleResolvers: true })
export class CalendarSettings {
  @Field(() => Int, { description: 'Minutes between two bookable times: 15, 30, 45 or 60.' })
  bookingInterval!: number;

  @Field(() => Int, {
    description:
      'How many appointments of nobody in particular fit side by side, 1 to 50; of a business without staff that is all of them.',
  })
  bookingSlots!: number;

  @Field(() => CalendarView, { description: 'What the calendar shows when it opens.' })
  calendarView!: CalendarView;

  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes ahead customers book at least, 0 to 43200; null: from the next day on.',
  })
  noticeMinutes!: number | null;

  @Field(() => Int, { description: 'How many days ahead customers can book, 1 to 730.' })
  windowDays!: number;

  @Field(() => Int, { description: 'Minutes kept free before each appointment, 0 to 240.' })
  bufferBefore!: number;

  @Field(() => Int, { description: 'Minutes kept free after each appointment, 0 to 240.' })
  bufferAfter!: number;

  @Field(() => BookingConfirmation, { description: 'Which bookings are confirmed without the staff.' })
  confirmation!: BookingConfirmation;

  @Field(() => Int, {
    description: 'How many minutes late customers may check in for an appointment and keep their place, 0 to 120.',
  })
  lateMinutes!: number;

  @Field(() => LateArrival, { description: 'What becomes of the place of those who are later.' })
  lateArrival!: LateArrival;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until how many minutes before the start customers may cancel by the link of their booking, 0 to 43200; null: not at all. What waits for an answer they withdraw until it begins.',
  })
  cancelMinutes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until how many minutes before the start customers may change the time by the link of their booking, 0 to 43200; null: not at all.',
  })
  changeMinutes!: number | null;

  @Field(() => BookingMail, {
    description: 'Who is told by e-mail of what customers book, move and cancel online.',
  })
  bookingMail!: BookingMail;

  @Field(() => Int, { description: 'Incremented by each change.' })
  version!: number;
}
