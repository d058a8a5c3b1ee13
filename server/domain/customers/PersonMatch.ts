import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A person known by phone, masked.', simpleResolvers: true })
export class PersonMatch {
  @Field({ description: 'Opaque word for the person: lives 30 minutes, good at this business only.' }) handle!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'First letter of the last name.' }) lastInitial!: string;
  @Field({ description: 'Whether the person is a customer of this business.' }) isCustomer!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the customer: only for staff, and only of a customer of their own.',
  })
  customerId!: string | null;
}
