import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What one call of an import did.', simpleResolvers: true })
export class ProductImport {
  @Field(() => Int, { description: 'Items that it added.' }) added!: number;
  @Field(() => Int, { description: 'Rows that an earlier call of the same import had added already.' })
  repeated!: number;
}

@ObjectType({ description: 'What undoing an import did.', simpleResolvers: true })
export class ProductImportUndo {
  @Field(() => Int, { description: 'Items that it archived.' }) archived!: number;
  @Field(() => Int, {
    description: 'Live items of the import that stayed: somebody has changed or restored them since, or added photos.',
  })
  kept!: number;
}
