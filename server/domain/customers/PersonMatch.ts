import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({
  description: "A person known by phone, masked. The business's own staff see the whole names of its customers.",
  simpleResolvers: true,
})
export class PersonMatch {
  @Field({ description: 'Opaque handle of the person: valid for 30 minutes, at this business only.' }) handle!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'First letter of the last name.' }) lastInitial!: string;
  @Field({ description: 'Whether the person is a customer of this business.' }) isCustomer!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: "Id of the customer; only for the business's own staff.",
  })
  customerId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Whole last name of a customer; only for the business's own staff.",
  })
  lastName!: string | null;
}
