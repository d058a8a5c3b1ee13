import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({
  description: 'Opening hours of every week within one day: what goes past midnight is two of them.',
  simpleResolvers: true,
})
export class OpeningPart {
  @Field(() => ID, { description: 'Id of the part; of the first part that of the hours.' }) id!: string;
  @Field(() => Int, { description: 'The weekday, 0 for Sunday to 6 for Saturday.' }) weekday!: number;
  @Field(() => Int, { description: 'When it opens, in minutes of the day, 0 to 1425.' }) opens!: number;
  @Field(() => Int, { description: 'When it closes, in minutes of the day, 15 to 1440.' }) closes!: number;
  @Field(() => ID, {
    nullable: true,
    description: "The staff member who works then; null for the business's own hours.",
  })
  staffId!: string | null;
}
