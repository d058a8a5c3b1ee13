import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { Public } from '../../../../entities/Public.js';
import { AppointmentEventKind } from '../../../../entities/AppointmentEventKind.js';

@Public()
@ObjectType({ description: 'A time without a break.', simpleResolvers: true })
export class TimeRange {
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
}

@ObjectType({ description: 'When a staff member works.', simpleResolvers: true })
export class StaffDay {
  @Field(() => ID, { description: 'Id of the staff member.' }) staffId!: string;
  @Field(() => [TimeRange], {
    description:
      'Their hours on this date, in order, whole where they begin the day before or end the day after; none: off.',
  })
  open!: TimeRange[];
}

@ObjectType({ description: 'A date of the calendar.', simpleResolvers: true })
export class CalendarDay {
  @Field({ description: 'The date, as in 2026-12-25.' }) date!: string;
  @Field(() => Date, { description: 'When it begins, by the clock of the business.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When the next one begins: 23 to 25 hours later.' }) endsAt!: Date;
  @Field(() => [TimeRange], {
    description:
      'Hours of the business on this date, in order, whole where they begin the day before or end the day after; none: closed, or no hours at all.',
  })
  open!: TimeRange[];
  @Field(() => [StaffDay], { description: 'Hours of every live staff member who has hours at all.' })
  staff!: StaffDay[];
}

@ObjectType({
  description: 'A time at which a staff member is busy elsewhere, without what it is.',
  simpleResolvers: true,
})
export class BusyTime {
  @Field(() => ID, { description: 'Id of the staff member.' }) staffId!: string;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
}

@ObjectType({
  description:
    'A time that is kept for a customer who is booking it just now, or to whom it was offered, without who it is.',
  simpleResolvers: true,
})
export class HeldTime {
  @Field(() => ID, { nullable: true, description: 'Id of the staff member; null for anyone.' }) staffId!: string | null;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => Date, { description: 'Until when it is kept.' }) heldUntil!: Date;
}

@ObjectType({ description: 'Appointments and hours of some days.', simpleResolvers: true })
export class Calendar {
  @Field({ description: 'IANA time zone of the business.' }) timeZone!: string;
  @Field({ description: 'Whether the business has hours; without them the calendar shows 9:00 to 17:00.' })
  hasHours!: boolean;
  @Field(() => [CalendarDay], { description: 'The days in order.' }) days!: CalendarDay[];
  @Field(() => [Appointment], {
    description:
      'All appointments that have time in these days, or in hours that begin on the last of them, canceled ones and no-shows too, by start, at most 2,000, with at most 5 MB of notes and parts; in the role Staff their own, and events for everybody.',
  })
  appointments!: Appointment[];
  @Field(() => [BusyTime], {
    description:
      'When live staff members are busy by their outside calendars, by start, at most 2,000; in the role Staff their own.',
  })
  busy!: BusyTime[];
  @Field(() => [HeldTime], {
    description:
      'Times that customers hold just now, by start, at most 2,000; in the role Staff those with themselves.',
  })
  held!: HeldTime[];
  @Field(() => Int, { description: 'How many there are; more than `appointments` has above its limits.' })
  total!: number;
}

@ObjectType({ description: 'Some of the appointments of a range of time.', simpleResolvers: true })
export class AppointmentPage {
  @Field(() => [Appointment], {
    description: 'Appointments and events by start, canceled ones and no-shows too.',
  })
  items!: Appointment[];
  @Field(() => Int, { description: 'How many there are on all pages.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}

@ObjectType({ description: 'A sign that the calendar changed.', simpleResolvers: true })
export class CalendarTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}

@ObjectType({ description: 'Something that happened to an appointment.', simpleResolvers: true })
export class AppointmentEvent {
  @Field(() => ID, { description: 'Id of the event.' }) id!: string;
  @Field(() => AppointmentEventKind, { description: 'What happened.' })
  kind!: AppointmentEventKind;
  @Field(() => Date, { description: 'When.' }) at!: Date;
  @Field({ description: 'Who did it; empty for a customer and for Greeter itself.' }) actorName!: string;
  @Field({ description: 'Whether the customer did it by the link of the booking.' }) isByCustomer!: boolean;
  @Field(() => [String], { description: 'Of a change: names of the fields that were saved.' }) fields!: string[];
  @Field(() => String, { nullable: true, description: 'What it was before; null where that is not kept.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'What it is since; null where that is not kept.' })
  after!: string | null;
  @Field(() => String, { nullable: true, description: 'Of `NOT_TOLD`: why, as a sentence; null otherwise.' })
  why!: string | null;
  @Field({ description: 'Of `NOT_TOLD`: whether it is about the customer whose it was before.' })
  isAboutFormer!: boolean;
}
