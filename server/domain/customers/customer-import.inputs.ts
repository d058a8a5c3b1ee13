import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ImportIdArgs } from '../../core/imports/import.inputs.js';
import { tooLong } from '../../core/Refusal.js';
import { RegisterCustomerInput } from './customer.inputs.js';
import { MAX_IMPORTED } from './limits.js';

const AT_MOST = { message: `Send at most ${MAX_IMPORTED} rows at a time` };

@InputType({ description: 'A row of an imported list of customers.' })
export class ImportCustomerInput {
  @Field(() => Int, { description: 'Number of the row in the list; each once in an import.' })
  row!: number;

  // Its rules are looked at row by row, so that all rows that are wrong are named at once.
  @Field(() => RegisterCustomerInput, { description: 'The customer.' })
  customer!: RegisterCustomerInput;
}

@ArgsType()
export class ImportCustomersArgs extends ImportIdArgs {
  @Field(() => [ImportCustomerInput], { description: 'Rows of the list, 1 to 500.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IMPORTED, AT_MOST)
  rows!: ImportCustomerInput[];
}

@InputType({ description: 'A row of a list that is compared with your customers. What is wrong in it matches nobody.' })
export class CustomerRowInput {
  @Field(() => Int, { description: 'Number of the row in the list.' }) row!: number;

  @Field({ description: 'First name.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number in any format.' })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @IsOptional()
  @MaxLength(254, tooLong(254))
  email?: string | null;
}

@ArgsType()
export class MatchCustomersArgs {
  @Field(() => [CustomerRowInput], { description: 'Rows of the list, 1 to 500.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IMPORTED, AT_MOST)
  rows!: CustomerRowInput[];
}
