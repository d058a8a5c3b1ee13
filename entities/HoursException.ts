import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DayHours } from './DayHours.js';

@ObjectType({
  description:
    'A date on which a business is closed or a staff member is off, or with other hours than on its weekday; of staff members also several days.',
  simpleResolvers: true,
})
@Entity()
export class HoursException {
  @Field(() => ID, { description: 'Id of the exception.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Field({ description: 'The date, as in 2026-12-25; one exception each.' })
  @Column('date')
  date!: string;

  @Field({ description: 'The last of its days; the same as `date` where it is one, as those of the business are.' })
  @Column({ type: 'date', insert: false, update: false })
  lastDate!: string;

  @Field({ description: 'What is on this date, 1 to 100 characters.' })
  @Column('text')
  name!: string;

  @Field(() => [DayHours], {
    description: 'Hours that begin on each of its days, in order, instead of those of the weekday; none: closed.',
  })
  @Column('jsonb')
  ranges!: DayHours[];

  @Field(() => Int, { description: 'Incremented by each change.' })
  @Column('int')
  version!: number;
}
