import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { Image } from '../../../../entities/Image.js';
import { Public } from '../../../../entities/Public.js';
import { Secret } from '../../../../entities/Secret.js';

/** The values are what the database holds. */
export enum CodeChannel {
  TEXT = 'text',
  EMAIL = 'email',
}

registerEnumType(CodeChannel, {
  name: 'CodeChannel',
  description: 'How a code is sent.',
  valuesConfig: { TEXT: { description: 'By text, to the phone.' }, EMAIL: { description: 'By e-mail.' } },
});

@Public()
@ObjectType({ description: 'A staff member whom customers may book.', simpleResolvers: true })
export class BookableStaff {
  @Field(() => ID, { description: 'Id of the staff member.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field(() => [ID], { description: 'Items of the catalogue that they do; none: all.' }) productIds!: string[];
  @Field(() => Image, { nullable: true, description: 'The main photo of their album; null without one.' })
  image!: Image | null;
}

@Public()
@ObjectType({ description: 'What a customer needs to book.', simpleResolvers: true })
export class BookingOffer {
  @Field({ description: 'Whether the business takes bookings here: its plan has them and it has hours.' })
  isOpen!: boolean;
  @Field({ description: 'IANA time zone of the business.' }) timeZone!: string;
  @Field({ description: 'The first date that can be booked, as in 2026-12-25.' }) firstDate!: string;
  @Field({ description: 'The last one.' }) lastDate!: string;
  @Field({ description: 'Whether at least one item must be chosen.' }) needsItems!: boolean;
  @Field({ description: 'Whether texts can be sent: else the code goes by e-mail.' }) hasTexts!: boolean;
  @Field(() => [BookableStaff], {
    description: 'Staff with hours, by first name; none: the business itself is booked.',
  })
  staff!: BookableStaff[];
}

@Public()
@ObjectType({ description: 'A part of a visit, as its customer sees it.', simpleResolvers: true })
export class VisitPart {
  @Field(() => String, {
    nullable: true,
    description: 'First name of the staff member whom the customer chose; null for anyone.',
  })
  staff!: string | null;
  @Field(() => [String], { description: 'Names of its services and products.' }) products!: string[];
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
}

/** How a code went out. */
@ObjectType()
export abstract class SentCode {
  @Field(() => CodeChannel, { description: 'How the code was sent.' }) sentBy!: CodeChannel;
  @Field({
    description:
      'Where it went: the last four digits of the phone, or the e-mail address masked after its third character.',
  })
  sentTo!: string;
  @Field(() => Int, { description: 'How often it can be sent again.' }) sendsLeft!: number;
}

@Public()
@ObjectType({ description: 'A time that is held while its customer types the code.', simpleResolvers: true })
export class BookingHold extends SentCode {
  @Field(() => Secret, { description: 'What confirmBooking, resendBookingCode and releaseHold take.' }) token!: string;
  @Field(() => Date, { description: 'Until when the time is held and the code is good.' }) expiresAt!: Date;
  @Field(() => Int, {
    description: 'Seconds until `expiresAt`, for readers whose clock is wrong; 0 once it is over.',
  })
  secondsLeft!: number;
  @Field(() => Date, { description: 'When the visit begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => [VisitPart], { description: 'Its parts in their order.' }) parts!: VisitPart[];
}

@Public()
@ObjectType({ description: 'A booked visit, as its customer sees it.', simpleResolvers: true })
export class Booking {
  @Field(() => ID, { description: 'Id of the appointment.' }) id!: string;
  @Field(() => AppointmentFlag, { description: 'Requested until the staff confirm it.' }) flag!: AppointmentFlag;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => [VisitPart], { description: 'Its parts in their order.' }) parts!: VisitPart[];
}
