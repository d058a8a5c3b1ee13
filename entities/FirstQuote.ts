import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The wait that a party was told at check-in, counted from then.', simpleResolvers: true })
export class FirstQuote {
  @Field(() => Int, { description: 'Lower end, in minutes; 0: only the upper end was told.' }) lowMinutes!: number;
  @Field(() => Int, { description: 'Upper end, in minutes.' }) highMinutes!: number;
}
