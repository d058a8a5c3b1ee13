import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({ description: "A customer's own visit, for the holder of the link to their data.", simpleResolvers: true })
export class OwnVisit {
  @Field(() => ID, { description: 'Id of the check-in.' }) id!: string;
  @Field(() => Date, { description: 'When they checked in.' }) at!: Date;
  @Field(() => CheckInStatus, { description: 'What became of it.' }) status!: CheckInStatus;
  @Field(() => Int, { description: 'How many people came.' }) partySize!: number;
  @Field(() => [String], { description: 'Names of the services and products that were chosen.' }) services!: string[];
  @Field(() => String, { nullable: true, description: 'First name of the staff member; null for anyone.' })
  staff!: string | null;
  @Field({ description: 'Whether they asked for that staff member.' }) askedForStaff!: boolean;
  @Field({ description: 'What they wrote at check-in; empty for nothing.' }) notes!: string;
  @Field(() => String, { nullable: true, description: 'Temperature in °F with one decimal; null if not taken.' })
  temperature!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address that was given for this visit only; else null.' })
  email!: string | null;
  @Field(() => Int, { nullable: true, description: 'Their rating, 1 to 5; null without.' }) rating!: number | null;
  @Field({ description: 'Their feedback; empty for none.' }) feedback!: string;
}

@Public()
@ObjectType({ description: "A customer's own visits, one page.", simpleResolvers: true })
export class OwnVisitPage {
  @Field(() => [OwnVisit], { description: 'Latest first.' }) items!: OwnVisit[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
