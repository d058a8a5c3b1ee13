import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({
  description: 'How appointments that repeat were planned. Changes of them since do not change the plan.',
  simpleResolvers: true,
})
@Entity()
export class AppointmentSeries {
  @Field(() => ID, { description: 'Id of the series.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'Its rule, as an RRULE of RFC 5545: FREQ=WEEKLY;BYDAY=TU;COUNT=12.' })
  @Column('text')
  rule!: string;

  @Field({ description: 'Date of the first one, as in 2026-12-25, by the clock of the business.' })
  @Column('date')
  firstDate!: string;

  @Field({ description: 'Date of the last one.' })
  @Column('date')
  lastDate!: string;

  @Field(() => Int, { description: 'How many times the rule has, 2 to 200; some may have been skipped.' })
  @Column('smallint')
  occurrences!: number;

  @Column('timestamptz') createdAt!: Date;
}
