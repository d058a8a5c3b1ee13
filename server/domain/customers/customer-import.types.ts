import { Field, Int, ObjectType } from 'type-graphql';

// Numbers only: answers are stored for repeated calls, and outlive a customer who is erased.
@ObjectType({ description: 'Rows of a list whose customers a business has already.', simpleResolvers: true })
export class CustomerMatches {
  @Field(() => [Int], { description: 'Rows whose customer is on the list.' }) listed!: number[];
  @Field(() => [Int], { description: 'Rows whose customer is archived.' }) archived!: number[];
}

@ObjectType({
  description: 'A value of a row that was wrong, without which the row was imported.',
  simpleResolvers: true,
})
export class DroppedValue {
  @Field(() => Int, { description: 'Number of the row in the list.' }) row!: number;
  @Field({
    description: 'Its field: email, birthMonth, birthDay or birthYear; of a birthday all three are missing then.',
  })
  field!: string;
  @Field({ description: 'What is wrong with it; the value itself is not said.' }) message!: string;
}

@ObjectType({ description: 'What one call of an import of customers did.', simpleResolvers: true })
export class CustomerImport extends CustomerMatches {
  @Field(() => Int, { description: 'Customers that it added.' }) added!: number;
  @Field(() => Int, { description: 'Rows that an earlier call of the same import had added already.' })
  repeated!: number;
  @Field(() => [DroppedValue], { description: 'Values without which rows were added, now or by the earlier call.' })
  dropped!: DroppedValue[];
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
