import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { CustomerSummary } from '../../../../entities/CustomerSummary.js';
import { Public } from '../../../../entities/Public.js';
import { Secret } from '../../../../entities/Secret.js';
import { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { SelectedStaff } from '../../../../entities/SelectedStaff.js';
import { SentCode } from '../booking/booking.types.js';

export enum StandbyState {
  UNVERIFIED = 'UNVERIFIED',
  WAITING = 'WAITING',
  OFFERED = 'OFFERED',
  BOOKED = 'BOOKED',
  ENDED = 'ENDED',
}

registerEnumType(StandbyState, {
  name: 'StandbyState',
  description: 'Where a request for a freed time stands.',
  valuesConfig: {
    UNVERIFIED: { description: 'Its code was not typed yet: nothing is offered.' },
    WAITING: { description: 'In line for a time.' },
    OFFERED: { description: 'A freed time is held for it.' },
    BOOKED: { description: 'It led to a booking.' },
    ENDED: { description: 'Taken back, removed, left unanswered, or its dates are past.' },
  },
});

@Public()
@ObjectType({ description: 'A request for a freed time whose code was sent.', simpleResolvers: true })
export class StandbyCode extends SentCode {
  @Field(() => Secret, { description: 'What the other calls about this request take.' }) token!: string;
  @Field(() => Date, { description: 'Until when the code is good.' }) expiresAt!: Date;
}

@Public()
@ObjectType({ description: 'A part of a visit that a customer waits for.', simpleResolvers: true })
export class StandbyPart {
  @Field(() => String, {
    nullable: true,
    description: 'First name of the staff member who was chosen; null for anyone.',
  })
  staff!: string | null;
  @Field(() => [String], { description: 'Names of its services and products.' }) products!: string[];
}

@Public()
@ObjectType({ description: 'A freed time that is held for a customer.', simpleResolvers: true })
export class StandbyOffer {
  @Field(() => ID, { description: 'Id of the offer.' }) id!: string;
  @Field(() => Date, { description: 'When the visit begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => Date, { description: 'Until when it is held.' }) expiresAt!: Date;
}

@Public()
@ObjectType({ description: 'A booking that came of a freed time.', simpleResolvers: true })
export class StandbyBooking {
  @Field(() => AppointmentFlag, { description: 'Where it stands; requested until the staff confirm it.' })
  flag!: AppointmentFlag;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
}

@Public()
@ObjectType({ description: 'A request for a freed time, for the holder of its link.', simpleResolvers: true })
export class OwnStandby {
  @Field(() => ID, { description: 'Id of the request.' }) id!: string;
  @Field({ description: 'Name of the business.' }) businessName!: string;
  @Field(() => String, { nullable: true, description: 'The name in the address of its page; null without one.' })
  vanityName!: string | null;
  @Field({ description: 'IANA time zone of the business.' }) timeZone!: string;
  @Field(() => StandbyState, { description: 'Where it stands.' }) state!: StandbyState;
  @Field({ description: 'The first wanted date, as in 2026-12-25.' }) firstDate!: string;
  @Field({ description: 'The last one.' }) lastDate!: string;
  @Field(() => String, { nullable: true, description: 'The earliest start, as in 09:30; null for any.' })
  fromTime!: string | null;
  @Field(() => String, { nullable: true, description: 'The latest start; null for any.' }) toTime!: string | null;
  @Field(() => [StandbyPart], { description: 'The parts of the visit.' }) parts!: StandbyPart[];
  @Field(() => StandbyOffer, { nullable: true, description: 'The time that is held now; null without one.' })
  offer!: StandbyOffer | null;
  @Field(() => StandbyBooking, { nullable: true, description: 'What it led to; null for nothing yet.' })
  booking!: StandbyBooking | null;
  @Field(() => Date, { description: 'When it was made.' }) createdAt!: Date;
}

@Public()
@ObjectType({ description: "A customer's own requests for freed times, one page.", simpleResolvers: true })
export class OwnStandbyPage {
  @Field(() => [OwnStandby], { description: 'Latest first.' }) items!: OwnStandby[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}

@ObjectType({ description: 'A part of a visit that a customer waits for, as the staff see it.', simpleResolvers: true })
export class WantedPart {
  @Field(() => SelectedStaff, { nullable: true, description: 'Who was chosen, archived or not; null for anyone.' })
  staff!: SelectedStaff | null;
  @Field(() => [SelectedProduct], { description: 'Its services and products, by their names of today.' })
  products!: SelectedProduct[];
  @Field(() => Int, { description: 'How many minutes it takes.' }) minutes!: number;
}

@ObjectType({ description: 'A customer who waits for a time to free up, as the staff see it.', simpleResolvers: true })
export class Standby {
  @Field(() => ID, { description: 'Id of the request.' }) id!: string;
  @Field(() => CustomerSummary, { description: 'Who waits.' }) customer!: CustomerSummary;
  @Field(() => Date, { description: 'Since when.' }) createdAt!: Date;
  @Field({ description: 'The first wanted date, as in 2026-12-25.' }) firstDate!: string;
  @Field({ description: 'The last one.' }) lastDate!: string;
  @Field(() => String, { nullable: true, description: 'The earliest start, as in 09:30; null for any.' })
  fromTime!: string | null;
  @Field(() => String, { nullable: true, description: 'The latest start; null for any.' }) toTime!: string | null;
  @Field(() => [WantedPart], { description: 'The parts of the visit.' }) parts!: WantedPart[];
  @Field(() => StandbyOffer, { nullable: true, description: 'The time that is held for them now; null without one.' })
  offer!: StandbyOffer | null;
}

@ObjectType({ description: 'Customers who wait for a time to free up, one page.', simpleResolvers: true })
export class StandbyPage {
  @Field(() => [Standby], { description: 'In line: who waits longest comes first.' }) items!: Standby[];
  @Field(() => Int, { description: 'How many there are on all pages.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
