import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CheckInFont } from './CheckInFont.js';
import { KioskToggles } from './KioskToggles.js';
import { Secret } from './Secret.js';

@ObjectType({
  description: "Settings of a business's check-in app, as its own staff see them.",
  implements: KioskToggles,
})
@Entity()
export class CheckInApp extends KioskToggles {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;

  @Field(() => ID, { description: 'The business.' })
  businessId!: string;

  @Field(() => CheckInFont, { description: 'Typeface of the header.' })
  @Column('text')
  fontFamily!: CheckInFont;

  @Field(() => Int, { description: 'Size of the header in pixels, 45 to 100.' })
  @Column('int')
  fontSize!: number;

  @Field({ description: 'Header of the form, up to 100 characters.' })
  @Column('text')
  headerText!: string;

  @Field({
    description:
      "What the customer reads after checking in, up to 300 characters; empty shows 'We will be with you shortly.'",
  })
  @Column('text')
  greeting!: string;

  @Field({ description: 'Color as #rrggbb.' })
  @Column('text')
  color!: string;

  @Field({ description: 'Whether check-in is paused: kiosk and phone say so and accept no check-ins.' })
  @Column('boolean')
  paused!: boolean;

  @Field({
    description:
      'Whether customers are asked for feedback automatically, 3 hours after they were seated; needs a plan with feedback.',
  })
  @Column('boolean')
  autoFeedbackEnabled!: boolean;

  @Field({
    description:
      'Whether a party gets a text when it is next or one of the first five and may be called up within 10 minutes; needs a plan with texts.',
  })
  @Column('boolean')
  closeTextsEnabled!: boolean;

  @Field({
    description:
      'Whether a party that joins at a kiosk is sent the link of its own page, by text where the plan has texts, else by e-mail.',
  })
  @Column('boolean')
  placeLinksEnabled!: boolean;

  @Field(() => Int, {
    description: 'Minutes after the call-up until a ready party counts as a no-show, 1 to 60; 0 for never.',
  })
  @Column('int')
  graceMinutes!: number;

  @Field(() => Int, {
    description:
      'Texts on a calendar day of the business that customers may bring about by checking in, leaving or replying. Call-ups and feedback requests to parties that a host seated do not count; those to parties that joined by phone and that no host received get a tenth of them, rounded up.',
  })
  @Column('int')
  automaticTextsPerDay!: number;

  @Field(() => Int, { description: 'Texts sent today that count against automaticTextsPerDay.' })
  automaticTextsToday!: number;

  @Field({
    description:
      'Whether phones check in only with the QR code on kiosk and monitor, which renews itself every 3 minutes; customers who scan a printed one, or scanned it before and are not in line yet, are asked to scan that one.',
  })
  @Column('boolean')
  onlyFromHere!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The form for customers to confirm or sign; null until one was chosen.',
  })
  @Column('bigint', { nullable: true })
  formId!: string | null;

  @Field(() => Int, {
    description:
      'Days for which a kiosk does not ask a customer again who signed the current version of that form; 0: at every check-in. A phone always asks.',
  })
  @Column('int')
  formValidDays!: number;

  @Field({ description: 'Address of the waitlist monitor, for a public screen.' })
  monitorUrl!: string;

  /** Null only in rows that no use case created. */
  @Column('text', { nullable: true }) monitorToken!: string;

  @Column('bigint', { nullable: true }) mediaId!: string | null;

  @Field(() => Secret, { description: 'Token in the QR code; it starts phone sessions.' })
  @Column('text')
  publicToken!: string;

  @Field({ description: 'Address in the printed QR code.' })
  checkInUrl!: string;

  @Field(() => Int, { description: 'Incremented by each change.' })
  @Column('int')
  version!: number;
}
