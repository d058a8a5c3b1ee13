import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A date, and when a visit can begin on it.', simpleResolvers: true })
export class BookableDay {
  @Field({ description: 'The date, as in 2026-12-25.' }) date!: string;
  @Field(() => [Date], { description: 'When the visit can begin, in order; none where nothing is free.' })
  times!: Date[];
  @Field(() => String, {
    nullable: true,
    description:
      'By the clock of the business, as in 09:30, when the visit could begin first if nothing were booked; null on a day without hours for it, and on one that cannot be booked online.',
  })
  firstStart!: string | null;
  @Field(() => String, { nullable: true, description: 'When it could begin last, written like firstStart.' })
  lastStart!: string | null;
}

@Public()
@ObjectType({ description: 'When customers can book a visit.', simpleResolvers: true })
export class BookableTimes {
  @Field({ description: 'IANA time zone of the business.' }) timeZone!: string;
  @Field(() => Int, { description: 'How many minutes the visit takes, all its parts together.' }) minutes!: number;
  @Field(() => [BookableDay], { description: 'The days in order.' }) days!: BookableDay[];
}
