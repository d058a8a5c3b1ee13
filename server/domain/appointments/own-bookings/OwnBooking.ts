import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { Public } from '../../../../entities/Public.js';
import { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { PublicBusiness } from '../../businesses/PublicBusiness.js';
import { VisitPart } from '../booking/booking.types.js';

@Public()
@ObjectType({ description: "A customer's own booking, for the holder of its link.", simpleResolvers: true })
export class OwnBooking {
  @Field(() => PublicBusiness, { description: 'Where it is.' }) business!: PublicBusiness;
  @Field(() => AppointmentFlag, { description: 'Where it stands.' }) flag!: AppointmentFlag;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => Int, { description: 'How many minutes it takes.' }) minutes!: number;
  @Field({ description: 'Whether it has begun.' }) hasBegun!: boolean;
  @Field(() => [VisitPart], { description: 'Its parts in their order.' }) parts!: VisitPart[];
  @Field({ description: 'Whether the customer may cancel it now.' }) canCancel!: boolean;
  @Field(() => Date, { nullable: true, description: 'Until when the customer may cancel it; null: not by the link.' })
  cancelUntil!: Date | null;
  @Field({ description: 'Whether the customer may change its time now.' }) canChange!: boolean;
  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the customer may change its time; null: not by the link, as for a visit of more than a day.',
  })
  changeUntil!: Date | null;
  @Field(() => [SelectedProduct], { description: 'What it was booked for, each item once: to book it again.' })
  products!: SelectedProduct[];
  @Field(() => ID, {
    nullable: true,
    description: 'The staff member whom the customer chose for all of it; null for anyone, or several.',
  })
  staffId!: string | null;
}
