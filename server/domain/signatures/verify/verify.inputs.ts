import { Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../../core/graphql/PageArgs.js';

export const CODE_TEXT = 'Code of the copy, at the foot of each of its pages.';

@ArgsType()
export class CopyArgs {
  @Field({ description: CODE_TEXT }) code!: string;

  @Field({ description: 'SHA-256 of the file, 64 hexadecimal digits.' })
  @Matches(/^[0-9a-f]{64}$/, { message: 'A SHA-256 is 64 hexadecimal digits' })
  sha256!: string;
}

@ArgsType()
export class LogArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 50, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;
}
