import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A date, and when a visit can begin on it.', simpleResolvers: true })
export class BookableDay {
  @Field({ description: 'The date, as in 2026-12-25.' }) date!: string;
  @Field(() => [Date], { description: 'When the visit can begin, in order; none where nothing is free.' })
  times!: Date[];
}

@Public()
@ObjectType({ description: 'When customers can book a visit.', simpleResolvers: true })
export class BookableTimes {
  @Field({ description: 'IANA time zone of the business.' }) timeZone!: string;
  @Field(() => Int, { description: 'How many minutes the visit takes, all its parts together.' }) minutes!: number;
  @Field(() => [BookableDay], { description: 'The days in order.' }) days!: BookableDay[];
}
