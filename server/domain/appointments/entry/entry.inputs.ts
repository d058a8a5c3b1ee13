import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { outOfRange, tooLong } from '../../../core/Refusal.js';
import { INSTANT, INSTANT_TEXT, WRITTEN } from '../instants.js';
import {
  MAX_FORMS,
  MAX_APPOINTMENT_MINUTES,
  MAX_NOTES,
  MAX_PART_PRODUCTS,
  MAX_PARTS,
  MAX_TITLE,
  NOTES,
  STEP,
  TITLE,
} from '../limits.js';

const MINUTES = outOfRange(STEP, MAX_APPOINTMENT_MINUTES, 'A part takes 5 minutes to 31 days');
const FORMS = tooLong(MAX_FORMS, 'An appointment has at most 20 forms');
export const TELLS_CUSTOMER =
  'Whether its customer is told: 20 seconds later, by e-mail, else by text if they agreed to texts, of how it stands then. If omitted: true.';
const COLOR = { message: 'A color is written as #019fe8' };

@InputType({ description: 'A part of an appointment: what one staff member does, without a break.' })
export class AppointmentPartInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Whose time it takes up; null or empty for anyone, of an event for everybody. NOT_FOUND with the reason STAFF_NOT_OFFERED for one who is not live, unless the part has them already.',
  })
  staffId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the customer asked for that staff member.' })
  askedForStaff!: boolean;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Its services and products, at most 20, none of an event. NOT_FOUND with the reason ITEM_NOT_OFFERED for one that is not live, unless the appointment has it already.',
  })
  @ArrayMaxSize(MAX_PART_PRODUCTS, tooLong(MAX_PART_PRODUCTS))
  productIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'How long it takes, 5 to 44,640 minutes in steps of 5. If omitted: what its services take together, rounded up to 5, or the booking interval where none has a duration.',
  })
  @IsOptional()
  @Min(STEP, MINUTES)
  @Max(MAX_APPOINTMENT_MINUTES, MINUTES)
  minutes?: number | null;
}

@InputType({ description: 'An appointment, or with `isEvent` a time to block.' })
export class AddAppointmentInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is an event, a time without a customer; else it is a reservation.',
  })
  isEvent!: boolean;

  @Field(() => ID, { nullable: true, description: 'The customer; INVALID_INPUT for none, and of an event for one.' })
  customerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of an event, up to 100 characters; of nothing else.' })
  @IsOptional()
  @MaxLength(MAX_TITLE, TITLE)
  title?: string | null;

  @Field({
    description: `When it begins, a multiple of 5 minutes: ${WRITTEN} INVALID_INPUT for a date before today, or more than two years on, by that clock.`,
  })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @Field(() => String, {
    nullable: true,
    description: `When it ends, written like startsAt; it decides how long its last part takes, of an event each. INVALID_INPUT if that is no time at all, or more than 31 days.`,
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  endsAt?: string | null;

  @Field(() => [AppointmentPartInput], {
    description:
      'Its parts, 1 to 10, one after the other. The parts of an event happen at once instead: one for each staff member whose time it blocks, all of one length. 50 services and products in all.',
  })
  @ArrayMinSize(1, { message: 'Please choose what the appointment is for' })
  @ArrayMaxSize(MAX_PARTS, tooLong(MAX_PARTS, 'An appointment has at most 10 parts'))
  @ValidateNested()
  parts!: AppointmentPartInput[];

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, NOTES)
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Color in the calendar, as #rrggbb. If omitted: that of the first staff member, else #019fe8.',
  })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, COLOR)
  color?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Forms that the customer is asked to sign, at most 20, none of an event; of a template, your copy, made at its first use. NOT_FOUND for one that is not live.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_FORMS, FORMS)
  formIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the link to its forms is sent to the customer, as by sendAppointmentForms: where that is refused, nothing is saved. INVALID_INPUT of a series.',
  })
  sendsForms?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `${TELLS_CUSTOMER} An event, or one that has begun, is no news.`,
  })
  tellsCustomer?: boolean | null;
}

@InputType({
  description:
    'An appointment as one part. If that is what it has, its parts stay; else it becomes that one part. Omitted fields stay unchanged.',
})
export class OnePartInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The first staff member whose time it takes up; null or empty for anyone. NOT_FOUND as in AppointmentPartInput.',
  })
  staffId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'All its services and products, at most 20. NOT_FOUND as in AppointmentPartInput.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_PART_PRODUCTS, tooLong(MAX_PART_PRODUCTS))
  productIds?: string[] | null;
}

@InputType({ description: 'Changes of an appointment; omitted fields stay unchanged.' })
export class UpdateAppointmentInput {
  @Field(() => ID, { nullable: true, description: 'Another customer; INVALID_INPUT of an event.' })
  customerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of an event, up to 100 characters.' })
  @IsOptional()
  @MaxLength(MAX_TITLE, TITLE)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `When it begins, a multiple of 5 minutes: ${WRITTEN} Its parts move along. INVALID_INPUT for a date before today, or more than two years on, by that clock; a time that stays may be past.`,
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When it ends, written like startsAt; it decides how long its last part takes, of an event each. If omitted, it takes as long as before.',
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  endsAt?: string | null;

  @Field(() => [AppointmentPartInput], {
    nullable: true,
    description: 'All parts that it has then, 1 to 10, with 50 services and products in all.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Please choose what the appointment is for' })
  @ArrayMaxSize(MAX_PARTS, tooLong(MAX_PARTS, 'An appointment has at most 10 parts'))
  @ValidateNested()
  parts?: AppointmentPartInput[] | null;

  @Field(() => OnePartInput, {
    nullable: true,
    description: 'Staff and items, from a client that knows no parts. INVALID_INPUT beside `parts`.',
  })
  @IsOptional()
  @ValidateNested()
  onePart?: OnePartInput | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, NOTES)
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Color in the calendar, as #rrggbb. If omitted it stays, but that of the first staff member follows whoever comes in their place.',
  })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, COLOR)
  color?: string | null;

  @Field(() => AppointmentStatus, {
    nullable: true,
    description: 'How it came about, which never changes: INVALID_INPUT for anything else.',
  })
  status?: AppointmentStatus | null;

  @Field(() => AppointmentFlag, { nullable: true, description: 'Where it stands then.' })
  flag?: AppointmentFlag | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'All forms that it has then for its customer to sign, 20 at most; archived ones may stay. CONFLICT with the reason FORM_SIGNED where one is left out that the customer confirmed or signed.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_FORMS, FORMS)
  formIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the link to its forms is sent to the customer, as by sendAppointmentForms: where that is refused, nothing is saved.',
  })
  sendsForms?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `${TELLS_CUSTOMER} News is another time, customer or flag of what is still to come.`,
  })
  tellsCustomer?: boolean | null;
}

@ArgsType()
export class AppointmentIdsArgs {
  @Field(() => [ID], { description: 'Ids of the appointments, 1 to 1,000.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  ids!: string[];
}
