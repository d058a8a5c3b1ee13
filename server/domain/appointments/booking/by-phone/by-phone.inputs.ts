import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../../../core/Refusal.js';
import { BookablePartInput } from '../../availability/bookable-times.inputs.js';
import { INSTANT, INSTANT_TEXT, WRITTEN } from '../../instants.js';
import { MAX_NOTES, NOTES } from '../../limits.js';
import { MAX_UNNAMED_MINUTES } from '../booking-limits.js';
import { CodeChannel } from '../booking.types.js';
import { ContactInput } from '../ContactInput.js';

const DIAL_CODE = 'Dial code of the phone: 1.';
const PHONE = 'Phone number of 10 digits, in any format.';

@InputType({ description: 'A visit of one part, before anything is sent.' })
export class BookableVisitInput {
  @Field({ description: `When it begins, one of \`bookableTimes\`: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @Field(() => BookablePartInput, {
    description: 'What it is for and who does it. It has at least one item, unless the catalogue is empty.',
  })
  @ValidateNested()
  part!: BookablePartInput;

  @Field({ description: 'First name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ defaultValue: '1', description: DIAL_CODE })
  @MaxLength(10, tooLong(10))
  dialCode!: string;

  @Field({ description: PHONE })
  @MaxLength(40, tooLong(40))
  phone!: string;
}

@InputType({ description: 'A visit of one part that a client without tokens asks for.' })
export class HoldByPhoneInput extends ContactInput {
  @Field({ description: `When it begins, one of \`bookableTimes\`: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @Field(() => String, {
    nullable: true,
    description: `Until when it is held if its items come with the code only: one booking interval at least, ${MAX_UNNAMED_MINUTES / 60} hours at most. With items it lasts as long as they take.`,
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  endsAt?: string | null;

  @Field(() => BookablePartInput, { description: 'What it is for, if that is known, and who does it.' })
  @ValidateNested()
  part!: BookablePartInput;

  @Field({ defaultValue: '1', description: DIAL_CODE })
  @MaxLength(10, tooLong(10))
  dialCode!: string;

  @Field(() => CodeChannel, { description: 'How the code is sent.' })
  channel!: CodeChannel;
}

@InputType({ description: 'A hold of a phone with its code, and what was not known of the visit before.' })
export class ConfirmByPhoneInput {
  @Field({ description: 'When the held visit begins: ISO 8601, as in 2026-12-25T09:00-05:00.' })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @Field(() => BookablePartInput, {
    description: 'What it is for and who does it. Items in place of the held ones; none: those stay.',
  })
  @ValidateNested()
  part!: BookablePartInput;

  @Field({ defaultValue: '1', description: DIAL_CODE })
  @MaxLength(10, tooLong(10))
  dialCode!: string;

  @Field({ description: PHONE })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'First name with which it was held: with both names only that hold is meant. Null: any of the phone.',
  })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name with which it was held.' })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for this visit, if none was given before.' })
  @IsOptional()
  @MaxLength(254, tooLong(254))
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, NOTES)
  notes?: string | null;

  @Field({ description: 'The 6 digits.' })
  @MaxLength(40, tooLong(40))
  code!: string;
}
