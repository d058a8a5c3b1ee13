import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { WaitQuote } from '../../../../entities/WaitQuote.js';
import { PublicBusiness } from '../../businesses/PublicBusiness.js';
import { Public } from '../../../../entities/Public.js';
import { SelectedProduct } from '../../../../entities/SelectedProduct.js';

@Public()
@ObjectType({
  description: 'One waiting party in the list that everybody in line sees: no names.',
  simpleResolvers: true,
})
export class LineEntry {
  @Field(() => Int, { description: 'Rank, from 1.' }) position!: number;
  @Field(() => Int, { description: 'How many people.' }) partySize!: number;
  @Field({ description: 'Whether this is the caller.' }) isYou!: boolean;
}

@Public()
@ObjectType({ description: "A party's own view of its check-in, for holders of its link.", simpleResolvers: true })
export class PlaceInLine {
  @Field({ description: 'Key of the page, /ck/{publicId}.' }) publicId!: string;
  @Field(() => ID, { description: 'Id of the check-in.' }) checkInId!: string;
  @Field(() => CheckInStatus, { description: 'Status in the queue.' }) status!: CheckInStatus;
  @Field({ description: 'First name of the customer.' }) firstName!: string;
  @Field(() => Int, { description: 'How many people are in the party.' }) partySize!: number;
  @Field(() => Date, { description: 'When they checked in.' }) checkedInAt!: Date;
  @Field({
    description:
      "Whether there is a live position: they wait and checked in within the last 4 hours. Otherwise 'Live Position Closed'.",
  })
  isLive!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Rank among the waiting parties, from 1, on a phone as of a walk-in; null when not live.',
  })
  position!: number | null;
  @Field(() => Int, { description: 'Waiting parties before this one.' }) partiesAhead!: number;
  @Field(() => Int, { description: 'People in the waiting parties before this one.' }) peopleAhead!: number;
  @Field(() => WaitQuote, {
    nullable: true,
    description:
      'The wait expected now; null when not waiting, when there is too little data, or when it cannot be told closely.',
  })
  quote!: WaitQuote | null;
  @Field({
    description:
      'Whether the visit can be rated: seated, or asked for feedback and not canceled, within 14 days of the check-in, not rated yet, and the plan has feedback.',
  })
  canRate!: boolean;
  @Field(() => Int, { nullable: true, description: 'Their rating, 1 to 5; null before.' }) rating!: number | null;
  @Field(() => [SelectedProduct], {
    description:
      'The services and products that they chose, in that order; none where they checked in for an appointment on a phone.',
  })
  selectedProducts!: SelectedProduct[];
  @Field(() => String, {
    nullable: true,
    description:
      'First name of the staff member whom they asked for; null if they asked for nobody, the host chose, or they checked in for an appointment on a phone.',
  })
  askedFor!: string | null;
  @Field(() => [LineEntry], { description: 'The first 20 waiting parties.' }) line!: readonly LineEntry[];
  @Field(() => PublicBusiness, { description: 'The business.' }) business!: PublicBusiness;
  @Field(() => Date, { description: 'Time of this snapshot.' }) now!: Date;
}
