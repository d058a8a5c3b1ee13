import { ArrayMaxSize, ArrayMinSize, Matches, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { outOfRange, tooLong } from '../../../core/Refusal.js';
import { MAX_PART_PRODUCTS, MAX_PARTS } from '../limits.js';

const MAX_DAYS = 42;
const DAYS = outOfRange(1, MAX_DAYS, 'Ask for 1 to 42 days');

@InputType({ description: 'A part of a visit that a customer would book: what one staff member does without a break.' })
export class BookablePartInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Who does it; null or empty for anyone. NOT_FOUND with the reason STAFF_NOT_OFFERED for one who is not live, or does not do all of `productIds`.',
  })
  staffId?: string | null;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Its services and products, at most 20. NOT_FOUND with the reason ITEM_NOT_OFFERED for any that is not live.',
  })
  @ArrayMaxSize(MAX_PART_PRODUCTS, tooLong(MAX_PART_PRODUCTS, 'A part has at most 20 items'))
  productIds!: string[];
}

@ArgsType()
export class BookableTimesArgs {
  @Field(() => ID, { description: 'Number of the business.' }) businessId!: string;

  @Field({ description: 'The first date, as in 2026-12-25, by the clock of the business.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a date', context: { reason: RefusalReason.MISSING } })
  firstDate!: string;

  @Field(() => Int, { defaultValue: MAX_DAYS, description: 'How many days, 1 to 42.' })
  @Min(1, DAYS)
  @Max(MAX_DAYS, DAYS)
  days!: number;

  @Field(() => [BookablePartInput], { description: 'What the visit is for, 1 to 10 parts, one after the other.' })
  @ArrayMinSize(1, { message: 'Please choose what the visit is for', context: { reason: RefusalReason.MISSING } })
  @ArrayMaxSize(MAX_PARTS, tooLong(MAX_PARTS, 'A visit has at most 10 parts'))
  @ValidateNested()
  parts!: BookablePartInput[];
}
