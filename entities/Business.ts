import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Plan } from './Plan.js';

@ObjectType({ description: 'A business, as its own staff see it.' })
@Entity()
export class Business {
  @Field(() => ID, { description: 'Number of the business; ids of everything it owns are this times 2^32 and up.' })
  @PrimaryColumn('bigint')
  id!: string;

  @Field({ description: 'Name of the business.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Street address.' })
  @Column('text')
  address!: string;

  @Field({ description: 'City.' })
  @Column('text')
  city!: string;

  @Field({ description: 'Two-letter code of one of the 50 US states.' })
  @Column('text')
  state!: string;

  @Field({ description: 'ZIP code.' })
  @Column('text')
  zip!: string;

  @Field({ description: 'Phone number, 10 digits without the dial code.' })
  @Column('text')
  phone!: string;

  @Field({
    description: 'IANA time zone, for example America/Chicago. All wall-clock times of the business are in it.',
  })
  @Column('text')
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name in the address of the public page; null when none was chosen.',
  })
  @Column('text', { nullable: true })
  vanityName!: string | null;

  @Field(() => Plan, { description: 'The plan in force now.' })
  @Column('text')
  plan!: Plan;

  @Field(() => Int, { description: 'Minutes between two bookable times.' })
  @Column('int')
  bookingInterval!: number;

  /** Whether search and search engines do not list its page. */
  @Column('boolean') hiddenFromSearch!: boolean;

  /** Whether it, or somebody of its staff, has weekly hours. */
  @Column('boolean') hasHours!: boolean;

  @Column('int') version!: number;

  @Field(() => Date, { description: 'When the business was set up.' })
  @Column('timestamptz')
  createdAt!: Date;
}
