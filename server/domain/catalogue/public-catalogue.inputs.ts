import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { CatalogueListArgs } from './CatalogueListArgs.js';

@ArgsType()
export class PublicCatalogueArgs extends CatalogueListArgs {
  @Field(() => ID, { description: 'Number of the business.' }) businessId!: string;

  @Field(() => Int, { defaultValue: 100, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;
}
