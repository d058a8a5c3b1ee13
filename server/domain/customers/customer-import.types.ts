import { Field, Int, ObjectType } from 'type-graphql';

// Numbers only: answers are stored for repeated calls, and outlive a customer who is erased.
@ObjectType({ description: 'Rows of a list whose customers a business has already.', simpleResolvers: true })
export class CustomerMatches {
  @Field(() => [Int], { description: 'Rows whose customer is on the list.' }) listed!: number[];
  @Field(() => [Int], { description: 'Rows whose customer is archived.' }) archived!: number[];
}

@ObjectType({ description: 'What one call of an import of customers did.', simpleResolvers: true })
export class CustomerImport extends CustomerMatches {
  @Field(() => Int, { description: 'Customers that it added.' }) added!: number;
  @Field(() => Int, { description: 'Rows that an earlier call of the same import had added already.' })
  repeated!: number;
}

@ObjectType({ description: 'How far an import of customers is taken back.', simpleResolvers: true })
export class CustomerImportUndo {
  @Field(() => Int, { description: 'Customers that this call took off the list.' }) removed!: number;
  @Field(() => Int, {
    description: 'Customers that will follow: call again, or they go within minutes by themselves.',
  })
  left!: number;
  @Field(() => Int, {
    description: 'Customers of the import who stay on the list: they came, or somebody has changed them since.',
  })
  kept!: number;
}
