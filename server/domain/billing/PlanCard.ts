import { Field, Int, ObjectType } from 'type-graphql';
import { Plan } from '../../../entities/Plan.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A plan on the price list.', simpleResolvers: true })
export class PlanCard {
  @Field(() => Plan, { description: 'The plan.' }) plan!: Plan;
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: 'US dollars a month, for example 9.99.' }) monthlyPrice!: string;
  @Field({ description: 'US dollars a year: ten months.' }) yearlyPrice!: string;
  @Field(() => Int, { description: 'Texts a month.' }) texts!: number;
  @Field(() => [String], { description: 'What it includes beyond the plan before it, in words.' }) features!: string[];
}
