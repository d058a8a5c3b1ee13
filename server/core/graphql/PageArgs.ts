import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';

/** Where a page of a list begins. */
@ArgsType()
export class PageArgs {
  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  @Max(1_000_000)
  skip!: number;
}
