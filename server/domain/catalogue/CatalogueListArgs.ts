import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../core/graphql/PageArgs.js';
import { tooLong } from '../../core/Refusal.js';

@ArgsType()
export class CatalogueListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of the name, category or description, in any order; up to 100 characters, without regard to case, accents, apostrophes and hyphens.',
  })
  @IsOptional()
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  search?: string | null;
}
