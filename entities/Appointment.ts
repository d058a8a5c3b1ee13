import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { AppointmentFlag } from './AppointmentFlag.js';
import { AppointmentForm } from './AppointmentForm.js';
import { AppointmentPart } from './AppointmentPart.js';
import { AppointmentSeries } from './AppointmentSeries.js';
import { AppointmentStatus } from './AppointmentStatus.js';
import { CustomerSummary } from './CustomerSummary.js';

@ObjectType({
  description: 'An appointment of a customer, or a time that the staff blocked, as the staff see it.',
  simpleResolvers: true,
})
@Entity()
export class Appointment {
  @Field(() => ID, { description: 'Id of the appointment.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  /** Of the address at which the customer reads its forms; another customer gets another one. */
  @Column('uuid') uuid!: string;

  @Field(() => AppointmentStatus, { description: 'How it came about; an event has no customer.' })
  @Column('text')
  status!: AppointmentStatus;

  @Field(() => AppointmentFlag, { description: 'Where it stands.' })
  @Column('text')
  flag!: AppointmentFlag;

  @Field(() => Int, { description: 'Incremented by each change; a write names the version it is based on.' })
  @Column('int')
  version!: number;

  @Field(() => CustomerSummary, { nullable: true, description: 'Whose it is; null of an event.' })
  customer!: CustomerSummary | null;

  @Column('bigint', { nullable: true }) customerId!: string | null;

  @Field({ description: 'Name of an event, up to 100 characters; empty of other appointments.' })
  @Column('text')
  title!: string;

  @Field(() => Date, { description: 'When it begins.' })
  @Column('timestamptz')
  startsAt!: Date;

  @Field(() => Date, { description: 'When it ends, at most 31 days later.' })
  @Column('timestamptz')
  endsAt!: Date;

  @Field(() => [AppointmentPart], {
    description: 'Its parts in their order, 1 to 10, one after the other; those of an event at once.',
  })
  parts!: AppointmentPart[];

  @Field(() => AppointmentSeries, { nullable: true, description: 'The series that it is part of; null without one.' })
  series!: AppointmentSeries | null;

  @Column('bigint', { nullable: true }) seriesId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its place among the times of the rule, from 1, those that were skipped included; null without a series.',
  })
  @Column('smallint', { nullable: true })
  seriesNumber!: number | null;

  @Field(() => [AppointmentForm], { description: 'What its customer is asked to sign, at most 20; none of an event.' })
  forms!: AppointmentForm[];

  @Column('bigint', { array: true }) formIds!: string[];

  @Field({ description: 'Notes, up to 2,000 characters.' })
  @Column('text')
  notes!: string;

  @Field({ description: 'Color in the calendar, as #rrggbb in lower case.' })
  @Column('text')
  color!: string;

  @Field({ description: 'Whether the staff saved it over other appointments on purpose.' })
  @Column('boolean', { name: 'overruling' })
  overlaps!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address that the customer gave for this appointment only; null without one.',
  })
  @Column('text', { nullable: true })
  email!: string | null;

  /** A pseudonym of the phone or mailbox that proved the booking; null of what the staff made. */
  @Column('text', { nullable: true }) proof!: string | null;

  /** Language of its messages. */
  @Column('text') language!: string;

  /** Of its calendar file: how often the customer was told of a change. */
  @Column('int') revision!: number;

  @Field(() => Date, { description: 'When it was added.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
