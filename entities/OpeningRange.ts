import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DayHours } from './DayHours.js';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'Opening hours of every week; past midnight they are one.', simpleResolvers: true })
export class OpeningRange extends DayHours {
  @Field(() => ID, { description: 'Id of the hours.' }) id!: string;
  @Field(() => Int, { description: 'The weekday on which it begins, 0 for Sunday to 6 for Saturday.' })
  weekday!: number;
  @Field(() => Int, { description: 'Incremented by each change.' }) version!: number;
}
