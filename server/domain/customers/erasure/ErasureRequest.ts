import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An open request of a customer to be erased.', simpleResolvers: true })
export class ErasureRequest {
  @Field(() => ID, { description: 'Id of the request.' }) id!: string;
  @Field(() => ID, { description: 'Id of the customer.' }) customerId!: string;
  @Field({ description: 'First name of the customer.' }) firstName!: string;
  @Field({ description: 'Last name of the customer.' }) lastName!: string;
  @Field(() => Date, { description: 'When they asked.' }) askedAt!: Date;
  @Field(() => Date, { description: 'Until when it has to be decided: 30 days later.' }) dueAt!: Date;
}
