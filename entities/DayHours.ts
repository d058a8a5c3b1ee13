import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'Opening hours that begin on a day, by the clock on the wall.', simpleResolvers: true })
export class DayHours {
  @Field(() => Int, { description: 'When it opens, in minutes of the day, 0 to 1425, in steps of 15.' }) opens!: number;
  @Field(() => Int, {
    description: 'When it closes, in minutes of the day, 15 to 1440, in steps of 15; below `opens` on the next day.',
  })
  closes!: number;
}
