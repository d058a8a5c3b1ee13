import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';
import { SignedPartyInput } from './SignedPartyInput.js';

@InputType({ description: 'A check-in that a kiosk took offline.' })
export class OfflineCheckInInput extends SignedPartyInput {
  @Field({ description: 'First name, 1 to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, 1 to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number, 10 digits.' })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field({
    description:
      "When the party checked in, by the business's clock: yyyy-mm-ddTHH:MM:ss, with an offset such as -05:00 if known, for the hour that clocks repeat. At most 24 hours back (INVALID_INPUT with the reason TOO_OLD); a later time than now counts as now.",
  })
  @MaxLength(40, tooLong(40))
  madeAt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When the customer signed, written like madeAt; the time of the check-in if left out. A time before the check-in counts as the check-in, a later one than now as now.',
  })
  @IsOptional()
  @MaxLength(40, tooLong(40))
  signedAt?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Idempotency-Key of this kiosk's `checkIn` for the same party whose answer never arrived. If it added a check-in less than a day ago that was not deleted, that is answered and no second one added, whatever name is given now. IN_FLIGHT while it is being worked on.",
  })
  @IsOptional()
  @MaxLength(100, tooLong(100))
  attemptKey?: string | null;
}
