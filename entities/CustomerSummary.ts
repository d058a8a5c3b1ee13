import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The part of a customer that the queue shows to the staff.', simpleResolvers: true })
export class CustomerSummary {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Phone number, 10 digits without the dial code.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address for this check-in: one that a kiosk or staff gave, else the one of the phone that made it; null when there is none.',
  })
  email!: string | null;
}
