import { Matches } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

/** Of every call of one import: its rows are added once, and it can be undone. */
@ArgsType()
export class ImportIdArgs {
  @Field({ description: 'Invented by the caller for all calls of one import: 8 to 64 letters, digits, - and _.' })
  @Matches(/^[\w-]{8,64}$/, { message: 'The id of an import has 8 to 64 letters, digits, - and _' })
  importId!: string;
}
