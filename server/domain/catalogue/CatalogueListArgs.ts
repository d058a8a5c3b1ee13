import { IsOptional, Matches, MaxLength, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';

@ArgsType()
export class CatalogueListArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of the name, category or description, in any order; up to 100 characters, without regard to case, accents, apostrophes and hyphens.',
  })
  @IsOptional()
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  @Max(1_000_000)
  skip!: number;
}
