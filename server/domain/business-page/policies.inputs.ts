import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';

const MAX_IDS = 100;

@ArgsType()
export class PolicyIdsArgs {
  @Field(() => [ID], { description: 'Ids of policies, 1 to 100.' })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  @ArrayMaxSize(MAX_IDS, tooLong(MAX_IDS))
  ids!: string[];
}

@ArgsType()
export class PolicyFormsArgs {
  @Field(() => [ID], {
    description: 'Ids of live forms, 1 to 100; of a template, your copy is shown, made at its first use.',
  })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  @ArrayMaxSize(MAX_IDS, tooLong(MAX_IDS))
  formIds!: string[];
}
