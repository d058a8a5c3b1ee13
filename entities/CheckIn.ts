import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CheckInStatus } from './CheckInStatus.js';
import { CustomerSummary } from './CustomerSummary.js';
import { WaitQuote } from './WaitQuote.js';

@ObjectType({ description: 'A party that checked in, as the staff see it.', simpleResolvers: true })
@Entity()
export class CheckIn {
  @Field(() => ID, { description: 'Id of the check-in.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({
    description: "Key of the customer's own page, /ck/{publicId}: whoever holds it may watch and leave the queue.",
  })
  @Column('text')
  publicId!: string;

  @Field(() => CheckInStatus, { description: 'Where it stands.' })
  @Column('text')
  status!: CheckInStatus;

  @Field(() => Int, { description: 'Counts the changes; a write names the version it saw.' })
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

  @Field(() => CustomerSummary, { description: 'Who checked in.' })
  customer!: CustomerSummary;

  @Column('bigint') customerId!: string;

  /** Code of the language in which they are written to. */
  @Column('text') language!: string;

  @Field({ description: "Whether this was the customer's first check-in here." })
  @Column('boolean')
  isNewCustomer!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rank among the parties that wait and checked in within the last 4 hours, from 1; null for every other.',
  })
  position!: number | null;

  @Field(() => WaitQuote, {
    nullable: true,
    description: 'The wait as it is expected now; null for whoever does not wait and where too little is known to say.',
  })
  quote!: WaitQuote | null;

  @Field(() => Date, { description: 'When they checked in.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when they are ready; null when not ready.' })
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

  @Field({ description: 'Whether the text or call that called a ready party up did not arrive.' })
  callUpFailed!: boolean;

  @Field({ description: 'Table that they are at, up to 10 characters; empty when none was given.' })
  @Column('text')
  tableNumber!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How the visit was: 1 very unhappy, 2 unhappy, 3 neutral, 4 happy, 5 very happy; null before they answered.',
  })
  @Column('smallint', { nullable: true })
  rating!: number | null;

  @Field({ description: 'What they wrote with their rating, up to 2,000 characters; may be empty.' })
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
    description: 'Until when they asked to be held by text ("10 more minutes"); null when they did not.',
  })
  @Column('timestamptz', { nullable: true })
  holdUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their last text that nobody has answered or dismissed yet; null when there is none.',
  })
  @Column('text', { nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When that text came.' })
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it arrived, of an entry that a kiosk took without a network; null of every other. `createdAt` is when it was made.',
  })
  @Column('timestamptz', { nullable: true })
  receivedAt!: Date | null;

  @Field({ description: 'Whether the entry belongs to Today and can be changed.' })
  isEditable!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the last status change can be taken back; null when there is nothing to take back.',
  })
  @Column('timestamptz', { nullable: true })
  undoUntil!: Date | null;

  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
