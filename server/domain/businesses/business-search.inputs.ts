import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';

@ArgsType()
export class SearchBusinessesArgs {
  @Field(() => String, {
    description:
      'Words of a name, city, state or ZIP code, up to 100 characters, without regard to case and accents; each may be misspelt or only begun. The first 6 words count.',
  })
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  term!: string;

  @Field(() => Int, { defaultValue: 20, description: 'How many at most, 1 to 50.' })
  @Min(1)
  @Max(50)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,4}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;
}
