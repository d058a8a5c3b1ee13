import { Field, Int, ObjectType } from 'type-graphql';
import { OpeningRange } from '../../../entities/OpeningRange.js';
import { Public } from '../../../entities/Public.js';
import { PublicBusiness } from '../businesses/PublicBusiness.js';
import { PublicLine } from '../check-ins/place-in-line/PublicLine.js';
import { OpenState, PublicHoursException } from '../hours/hours.types.js';
import { Policy } from './Policy.js';

@Public()
@ObjectType({ description: 'What the page of a business shows to everybody.', simpleResolvers: true })
export class BusinessPageContent {
  @Field(() => PublicBusiness, { description: 'Name, address and phone.' }) business!: PublicBusiness;
  @Field({
    description: 'Whether the plan has no business page: then nothing is shown but `business`, and all else is empty.',
  })
  isBasic!: boolean;
  @Field({ description: 'Whether search and search engines may list the page.' }) isListed!: boolean;
  @Field({ description: 'About the business: sanitised HTML, empty for nothing.' }) about!: string;
  @Field(() => Int, { description: 'Minutes between two bookable times.' }) bookingInterval!: number;
  @Field(() => [OpeningRange], { description: 'Hours of every week, by weekday and start.' }) weekly!: OpeningRange[];
  @Field(() => [PublicHoursException], { description: 'Exceptions from today on, by date.' })
  exceptions!: PublicHoursException[];
  @Field(() => OpenState, { nullable: true, description: 'Whether it is open now; null without any hours.' })
  openState!: OpenState | null;
  @Field(() => [Policy], { description: 'Policies, in their order.' }) policies!: Policy[];
  @Field({ description: 'Whether visitors may join the line from afar, while check-in is not paused.' })
  joinsFromAfar!: boolean;
  @Field(() => PublicLine, { nullable: true, description: 'The line now; null while check-in is paused.' })
  line!: PublicLine | null;
  @Field({ description: 'Whether the catalogue has items.' }) hasCatalogue!: boolean;
}
