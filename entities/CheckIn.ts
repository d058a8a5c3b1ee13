import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CheckInStatus } from './CheckInStatus.js';
import { CustomerSummary } from './CustomerSummary.js';
import { FirstQuote } from './FirstQuote.js';
import { SelectedProduct } from './SelectedProduct.js';
import { SelectedStaff } from './SelectedStaff.js';
import { WaitQuote } from './WaitQuote.js';

@ObjectType({ description: 'A party that checked in, as the staff see it.', simpleResolvers: true })
@Entity()
export class CheckIn {
  @Field(() => ID, { description: 'Id of the check-in.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({
    description: "Key of the customer's own page, /ck/{publicId}. Its holder may watch the queue and leave it.",
  })
  @Column('text')
  publicId!: string;

  @Field(() => CheckInStatus, { description: 'Status in the queue.' })
  @Column('text')
  status!: CheckInStatus;

  @Field(() => Int, { description: 'Incremented by each change; a write names the version it is based on.' })
  @Column('int')
  version!: number;

  @Field(() => Int, { description: 'How many people, 1 to 99.' })
  @Column('int')
  partySize!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Temperature in °F with one decimal, for example "98.6"; null when not asked.',
  })
  @Column('numeric', { nullable: true })
  temperature!: string | null;

  @Field({ description: 'Notes or requests, up to 2,000 characters.' })
  @Column('text')
  notes!: string;

  @Field(() => [SelectedProduct], {
    description: 'The services and products that the party chose, in that order, at most 20.',
  })
  @Column('jsonb')
  selectedProducts!: SelectedProduct[];

  @Field(() => SelectedStaff, {
    nullable: true,
    description: 'Who serves the party, archived or not; null for anyone.',
  })
  staff!: SelectedStaff | null;

  @Column('bigint', { nullable: true }) staffId!: string | null;

  @Column('bigint', { nullable: true }) appointmentId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the appointment begins for which they checked in; null for a walk-in, and while that appointment stands on another day or is another customer's. Of who waits or is ready it follows a move within the day.",
  })
  @Column('timestamptz', { nullable: true })
  appointedAt!: Date | null;

  @Field(() => Date, {
    description:
      'From when its place in line counts: the check-in, or the time of the appointment of who was not too late for it.',
  })
  @Column({ type: 'timestamptz', insert: false, update: false })
  placeAt!: Date;

  @Field({ description: 'Whether the customer asked for that staff member; else the host chose them, or nobody did.' })
  @Column('boolean')
  askedForStaff!: boolean;

  @Field(() => CustomerSummary, { description: 'The customer who checked in.' })
  customer!: CustomerSummary;

  @Column('bigint') customerId!: string;

  @Field({ description: 'Code of the language of their texts, calls and mails, such as en or es.' })
  @Column('text')
  language!: string;

  @Field({ description: "Whether this was the customer's first check-in here." })
  @Column('boolean')
  isNewCustomer!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rank among the waiting parties of the last 4 hours, by the check-in or the time of the appointment, whichever is later, from 1; null for all others.',
  })
  position!: number | null;

  @Field(() => WaitQuote, {
    nullable: true,
    description:
      'The wait expected now; null when not waiting, when there is too little data, or when it cannot be told closely.',
  })
  quote!: WaitQuote | null;

  @Field(() => FirstQuote, {
    nullable: true,
    description:
      'The wait told at check-in; null when none was told, as with too little data or a check-in made offline.',
  })
  firstQuote!: FirstQuote | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'From when on a waiting party is overdue: the wait told at check-in, and a hold that it asked for, are over. Null when not waiting and when no wait was told.',
  })
  overdueAt!: Date | null;

  @Field(() => Date, { description: 'When they checked in.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When they became ready; null when not ready.' })
  @Column('timestamptz', { nullable: true })
  readiedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they were seated.' })
  @Column('timestamptz', { nullable: true })
  servicedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they were canceled.' })
  @Column('timestamptz', { nullable: true })
  canceledAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who canceled: `host`, `party` or `no-show`.' })
  @Column('text', { nullable: true })
  cancelBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When they were called up; null when not.' })
  @Column('timestamptz', { nullable: true })
  notifiedAt!: Date | null;

  @Field({ description: 'Whether the text or call that called up a ready party was not delivered.' })
  callUpFailed!: boolean;

  @Field({ description: 'Whether the customer stopped texts with STOP: none leaves until START.' })
  hasStoppedTexts!: boolean;

  @Field({ description: 'Their table, up to 10 characters; empty when there is none.' })
  @Column('text')
  tableNumber!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rating of the visit: 1 very unhappy, 2 unhappy, 3 neutral, 4 happy, 5 very happy; null until they rate it.',
  })
  @Column('smallint', { nullable: true })
  rating!: number | null;

  @Field({ description: 'Text given with the rating, up to 2,000 characters; may be empty.' })
  @Column('text')
  feedback!: string;

  @Field(() => Date, { nullable: true, description: 'When they rated the visit.' })
  @Column('timestamptz', { nullable: true })
  ratedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they were asked for feedback; null when not.' })
  @Column('timestamptz', { nullable: true })
  feedbackAskedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'End of the hold that they asked for by text ("10 more minutes"); null without one.',
  })
  @Column('timestamptz', { nullable: true })
  holdUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their latest text that is not answered or dismissed; null when there is none.',
  })
  @Column('text', { nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When that text arrived.' })
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the server received a check-in that a kiosk took offline; null otherwise. `createdAt` is when the party checked in.',
  })
  @Column('timestamptz', { nullable: true })
  receivedAt!: Date | null;

  @Field({ description: 'Whether the check-in belongs to today and can be changed.' })
  isEditable!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the last status change can be undone; null when there is nothing to undo.',
  })
  @Column('timestamptz', { nullable: true })
  undoUntil!: Date | null;

  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
