import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { outOfRange, tooLong } from '../../../core/Refusal.js';

export const PARTY_SIZE = outOfRange(1, 99, 'Party size is 1 to 99');
export const NOTES = tooLong(2000, 'Notes have at most 2,000 characters');
/** Items that one party may choose; the database holds it, too. */
export const MAX_PRODUCTS = 20;
export const PRODUCTS = tooLong(MAX_PRODUCTS, `Choose at most ${MAX_PRODUCTS} services and products`);

/** What every way to check in asks of a party. */
@InputType()
export abstract class PartyInput {
  @Field(() => Int, { defaultValue: 1, description: 'How many people, 1 to 99.' })
  @Min(1, PARTY_SIZE)
  @Max(99, PARTY_SIZE)
  partySize!: number;

  @Field(() => String, { nullable: true, description: 'Temperature in °F, 80 to 120 with at most one decimal.' })
  temperature?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(2000, NOTES)
  notes?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Live items of the catalogue, at most 20. NOT_FOUND with the reason ITEM_NOT_OFFERED for any other; a check-in made offline leaves those out. Where the plan lacks the catalogue, INVALID_PLAN for a host; those of a customer are left out.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_PRODUCTS, PRODUCTS)
  productIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Who serves them; null or empty for anyone. NOT_FOUND with the reason STAFF_NOT_OFFERED for an archived staff member, and of a customer also for an owner without hours and for one who does not do all of `productIds`; a check-in made offline leaves those out. Where the plan lacks staff, INVALID_PLAN for a host; that of a customer is left out.',
  })
  staffId?: string | null;
}
