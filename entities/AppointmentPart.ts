import { Field, ObjectType } from 'type-graphql';
import { SelectedProduct } from './SelectedProduct.js';
import { SelectedStaff } from './SelectedStaff.js';

@ObjectType({
  description: 'A part of an appointment: what one staff member does, without a break.',
  simpleResolvers: true,
})
export class AppointmentPart {
  @Field(() => SelectedStaff, {
    nullable: true,
    description: 'Whose time it takes up, archived or not; null for anyone, of an event for everybody.',
  })
  staff!: SelectedStaff | null;

  @Field({ description: 'Whether the customer asked for that staff member; else the business chose them.' })
  askedForStaff!: boolean;

  @Field(() => [SelectedProduct], { description: 'The services and products of this part, at most 20.' })
  products!: SelectedProduct[];

  @Field(() => Date, { description: 'When it begins.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'When it ends; the next part begins then.' })
  endsAt!: Date;
}
