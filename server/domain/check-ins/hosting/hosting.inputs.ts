import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { MAX_PRODUCTS, NOTES, PARTY_SIZE, PartyInput, PRODUCTS } from '../queue/PartyInput.js';

@InputType({ description: 'A party that the host adds.' })
export class AddCheckInInput extends PartyInput {
  @Field(() => ID, { nullable: true, description: 'The customer; or give `handle`.' })
  customerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Handle of a person from `persons` or `addPerson`.' })
  handle?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the customer asked for the staff member; otherwise the host chose them.',
  })
  askedForStaff?: boolean | null;
}

@InputType({ description: 'Changes of the update form; omitted fields stay unchanged.' })
export class UpdateCheckInInput {
  @Field(() => CheckInStatus, { nullable: true, description: 'New status.' })
  status?: CheckInStatus | null;

  @Field(() => Int, { nullable: true, description: 'How many people, 1 to 99.' })
  @IsOptional()
  @Min(1, PARTY_SIZE)
  @Max(99, PARTY_SIZE)
  partySize?: number | null;

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(2000, NOTES)
  notes?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'All items that the party has then, at most 20: archived ones may stay. NOT_FOUND with the reason ITEM_NOT_OFFERED for a new one that is not live, INVALID_PLAN for a new one where the plan lacks the catalogue.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_PRODUCTS, PRODUCTS)
  productIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Who serves them then; empty for anyone. An archived staff member may stay: NOT_FOUND with the reason STAFF_NOT_OFFERED for another one that is not live, INVALID_PLAN for another one where the plan lacks staff.',
  })
  staffId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the customer asked for that staff member. If omitted, it stays with the same one, and another one is the choice of the host.',
  })
  askedForStaff?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Table, up to 10 characters; empty for none.' })
  @IsOptional()
  @Matches(/^\s*(?:\S.{0,9}\s*)?$/u, { message: 'A table has at most 10 characters' })
  tableNumber?: string | null;
}

@ArgsType()
export class CheckInIdsArgs {
  @Field(() => [ID], { description: 'Ids of the check-ins, 1 to 1,000.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  ids!: string[];
}
