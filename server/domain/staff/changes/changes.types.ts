import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What somebody did to a record: names of fields, never their values.',
  simpleResolvers: true,
})
export class RecordChange {
  @Field(() => ID, { description: 'Id of the entry.' }) id!: string;
  @Field(() => Date, { description: 'When.' }) at!: Date;
  @Field({
    description:
      "Who did it: the name of the staff member or of the account, else 'Kiosk', 'Customer' or 'Greeter'. An account without a name is 'Somebody'.",
  })
  by!: string;
  @Field({ description: 'What was done: the noun and the verb, such as customer.correct or staff-hours.update.' })
  action!: string;
  @Field(() => [String], { description: 'Names of the fields that changed, such as firstName.' }) fields!: string[];
}

@ObjectType({ description: 'What was done to a record, one page of a list.', simpleResolvers: true })
export class RecordChangePage {
  @Field(() => [RecordChange], { description: 'Latest first.' }) items!: RecordChange[];
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
