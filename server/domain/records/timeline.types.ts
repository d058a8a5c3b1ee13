import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentFlag } from '../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../entities/AppointmentStatus.js';
import { CheckInStatus } from '../../../entities/CheckInStatus.js';
import { MessageChannel, MessageState } from '../check-ins/messages/message.types.js';
import { Signature } from '../signatures/listing/signature.types.js';
import { RecordChange } from '../staff/changes/changes.types.js';

/** The values are the names of the sources in cursors. */
export enum TimelineKind {
  CHECK_IN = 'checkin',
  APPOINTMENT = 'appointment',
  MESSAGE = 'message',
  REPLY = 'reply',
  CHANGE = 'change',
  SIGNATURE = 'signature',
}

registerEnumType(TimelineKind, {
  name: 'TimelineKind',
  description: 'What an entry of a timeline is; the field of that name has its facts.',
  valuesConfig: {
    APPOINTMENT: { description: 'They have, or had, an appointment.' },
    CHECK_IN: { description: 'They checked in.' },
    MESSAGE: { description: 'The business wrote to them.' },
    REPLY: { description: 'They wrote to the business.' },
    CHANGE: { description: 'Somebody changed their record.' },
    SIGNATURE: { description: 'They confirmed or signed a form.' },
  },
});

@ObjectType({ description: 'A check-in in the timeline of a customer.', simpleResolvers: true })
export class TimelineCheckIn {
  @Field(() => CheckInStatus, { description: 'Its status now.' }) status!: CheckInStatus;
  @Field(() => Int, { description: 'How many people.' }) partySize!: number;
  @Field(() => String, { nullable: true, description: 'Who canceled: `host`, `party` or `no-show`; null otherwise.' })
  cancelBy!: string | null;
  @Field(() => [String], { description: 'Names of the services and products, as they were chosen.' })
  products!: string[];
  @Field(() => String, { nullable: true, description: 'Name of the staff member; null for anyone.' })
  staff!: string | null;
  @Field({ description: 'Whether the customer asked for that staff member.' }) askedForStaff!: boolean;
  @Field(() => Int, { nullable: true, description: 'Rating from 1 to 5; null without.' }) rating!: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When the appointment began for which they checked in; null for a walk-in.',
  })
  appointedAt!: Date | null;
}

@ObjectType({ description: 'An appointment in the timeline of a customer.', simpleResolvers: true })
export class TimelineAppointment {
  @Field(() => Date, { description: 'When it ends; it begins at the time of the entry.' }) endsAt!: Date;
  @Field(() => AppointmentStatus, { description: 'How it came about.' }) status!: AppointmentStatus;
  @Field(() => AppointmentFlag, { description: 'Where it stands now.' }) flag!: AppointmentFlag;
  @Field(() => [String], { description: 'Names of the services and products, as they were chosen.' })
  products!: string[];
  @Field(() => [String], { description: 'Names of its staff members; none for anyone.' }) staff!: string[];
}

@ObjectType({ description: 'A message to a customer in their timeline.', simpleResolvers: true })
export class TimelineMessage {
  @Field({ description: 'Its kind, such as call-up or feedback-request.' }) about!: string;
  @Field(() => MessageChannel, { description: 'How it was sent.' }) channel!: MessageChannel;
  @Field(() => MessageState, { description: 'What became of it.' }) state!: MessageState;
  @Field(() => String, { nullable: true, description: 'Its words; null where they are not stored.' })
  text!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it did not arrive, in a sentence; null otherwise.' })
  why!: string | null;
}

@ObjectType({ description: 'A text from a customer in their timeline.', simpleResolvers: true })
export class TimelineReply {
  @Field({ description: 'Their words.' }) text!: string;
}

@ObjectType({ description: 'Something in the timeline of a customer.', simpleResolvers: true })
export class TimelineEntry {
  @Field(() => ID, { description: 'Id of the entry, of its kind only.' }) id!: string;
  @Field(() => TimelineKind, { description: 'What it is.' }) kind!: TimelineKind;
  @Field(() => Date, { description: 'When; of an appointment, when it begins.' }) at!: Date;
  @Field(() => TimelineAppointment, { nullable: true, description: 'The appointment; null for other kinds.' })
  appointment!: TimelineAppointment | null;
  @Field(() => TimelineCheckIn, { nullable: true, description: 'The check-in; null for other kinds.' })
  checkIn!: TimelineCheckIn | null;
  @Field(() => TimelineMessage, { nullable: true, description: 'The message; null for other kinds.' })
  message!: TimelineMessage | null;
  @Field(() => TimelineReply, { nullable: true, description: 'The text from them; null for other kinds.' })
  reply!: TimelineReply | null;
  @Field(() => RecordChange, { nullable: true, description: 'The change; null for other kinds.' })
  change!: RecordChange | null;
  @Field(() => Signature, { nullable: true, description: 'What they signed; null for other kinds.' })
  signature!: Signature | null;
}

@ObjectType({ description: 'The timeline of a customer, one page.', simpleResolvers: true })
export class CustomerTimelinePage {
  @Field(() => [TimelineEntry], { description: 'Latest first.' }) items!: TimelineEntry[];
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
