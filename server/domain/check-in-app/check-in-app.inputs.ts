import { IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CheckInFont } from '../../../entities/CheckInFont.js';
import { KIOSK_TOGGLES } from '../../../entities/KioskToggles.js';

const SIZE = { message: 'The font size is 45 to 100' };
const TEXTS = { message: 'The texts in a day are 0 or more' };
const VALID_DAYS = { message: 'The days until the form is asked for again are 0 to 3,650' };
const GRACE = { message: 'The grace period is 0 to 60 minutes' };

@InputType({ description: "Changes of the check-in app's settings; omitted fields stay unchanged." })
export class UpdateCheckInAppInput {
  @Field(() => CheckInFont, { nullable: true, description: 'Typeface of the header.' })
  fontFamily?: CheckInFont | null;

  @Field(() => Int, { nullable: true, description: 'Size of the header in pixels, 45 to 100.' })
  @IsOptional()
  @Min(45, SIZE)
  @Max(100, SIZE)
  fontSize?: number | null;

  @Field(() => String, { nullable: true, description: 'Header of the form, up to 100 characters.' })
  @IsOptional()
  @MaxLength(100, { message: 'The header has at most 100 characters' })
  headerText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the customer reads after checking in, up to 300 characters; empty shows 'We will be with you shortly.'",
  })
  @IsOptional()
  @MaxLength(300, { message: 'The greeting has at most 300 characters' })
  greeting?: string | null;

  @Field(() => String, { nullable: true, description: 'Color as #rrggbb.' })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, { message: 'A color is # and six hexadecimal digits, for example #cccccc' })
  color?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether customers are asked for feedback automatically; switching it on needs a plan with feedback.',
  })
  autoFeedbackEnabled?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a party gets a text when it is next, or one of the first five and may be called up within 10 minutes.',
  })
  closeTextsEnabled?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a party that joins at a kiosk is sent the link of its own page.',
  })
  placeLinksEnabled?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes after the call-up until a ready party counts as a no-show, 1 to 60; 0 for never.',
  })
  @IsOptional()
  @Min(0, GRACE)
  @Max(60, GRACE)
  graceMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Texts on a calendar day of the business that customers may bring about, 0 to 600, or to the texts of the plan in a month if those are more. INVALID_INPUT with the reason OUT_OF_RANGE.',
  })
  @IsOptional()
  @Min(0, TEXTS)
  automaticTextsPerDay?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether phones check in only with the self-renewing QR code on kiosk and monitor.',
  })
  onlyFromHere?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The form for customers to confirm or sign: a live form, or a template, which is copied into your business. INVALID_INPUT for any other.',
  })
  formId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days for which a kiosk does not ask a customer again who signed the current version, 0 to 3,650; 0: at every check-in. A phone always asks.',
  })
  @IsOptional()
  @Min(0, VALID_DAYS)
  @Max(3650, VALID_DAYS)
  formValidDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether check-in is paused.' })
  paused?: boolean | null;
}

for (const [name, description] of KIOSK_TOGGLES)
  Field(() => Boolean, { nullable: true, description })(UpdateCheckInAppInput.prototype, name);
