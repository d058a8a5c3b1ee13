import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ImportIdArgs } from '../../core/imports/import.inputs.js';
import { MAX_IMPORT_ROWS } from './limits.js';
import { AddProductInput } from './product.inputs.js';

@InputType({ description: 'A row of an imported list.' })
export class ImportProductInput {
  @Field(() => Int, { description: 'Number of the row in the list; each once in an import.' })
  row!: number;

  // Its rules are looked at row by row, so that all rows that are wrong are named at once.
  @Field(() => AddProductInput, { description: 'The item; a category that is missing is added by its name.' })
  item!: AddProductInput;
}

@ArgsType()
export class ImportProductsArgs extends ImportIdArgs {
  @Field(() => [ImportProductInput], { description: 'Rows of the list, 1 to 200.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IMPORT_ROWS, { message: `Send at most ${MAX_IMPORT_ROWS} rows at a time` })
  rows!: ImportProductInput[];
}
