import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { TimelineArgs } from '../../../core/graphql/TimelineArgs.js';
import { tooLong } from '../../../core/Refusal.js';

const MAX_SEARCH = 100;
const SEARCH = {
  nullable: true,
  description:
    "Words, each a part of the signer's name, of the name of the person they signed for, or of the customer's name, phone number or e-mail address; up to 100 characters, without regard to case, accents, apostrophes and hyphens. Words of one or two letters are found at the begin of a word.",
};
const FORM = { nullable: true, description: 'Only of this form.' };
const FROM = {
  nullable: true,
  description: 'Only from this day on, yyyy-mm-dd in the zone of the business.',
};
const TO = { nullable: true, description: 'Only until this day, itself included.' };

@ArgsType()
export class SignaturesArgs extends TimelineArgs {
  @Field(() => String, SEARCH)
  @IsOptional()
  @MaxLength(MAX_SEARCH, tooLong(MAX_SEARCH, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => ID, FORM) formId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'All of this customer, also of records merged into theirs; ignored with checkInId, else the other filters are.',
  })
  customerId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'All that was signed with this check-in; customerId and the other filters are ignored. An unknown id gives an empty page.',
  })
  checkInId?: string | null;

  @Field(() => String, FROM) from?: string | null;
  @Field(() => String, TO) to?: string | null;
}

@ArgsType()
export class ExportSignaturesArgs {
  @Field(() => String, SEARCH)
  @IsOptional()
  @MaxLength(MAX_SEARCH, tooLong(MAX_SEARCH, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => ID, FORM) formId?: string | null;
  @Field(() => String, FROM) from?: string | null;
  @Field(() => String, TO) to?: string | null;
}
