import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WaitQuote } from '../../../../entities/WaitQuote.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({ description: 'The receipt of a check-in on a kiosk or phone.', simpleResolvers: true })
export class CheckInReceipt {
  @Field(() => ID, { description: 'Id of the check-in.' }) checkInId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Key of their page, /ck/{publicId}; null when they were in line already.',
  })
  publicId!: string | null;
  @Field({ description: 'Whether they were in line already: then this is their existing check-in.' })
  alreadyInLine!: boolean;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'First letter of the last name; empty without one.' }) lastInitial!: string;
  @Field(() => Date, { description: 'When they checked in.' }) checkedInAt!: Date;
  @Field(() => CheckInStatus, { description: 'Status of the check-in.' }) status!: CheckInStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'Rank among the waiting parties, from 1, on a phone as of a walk-in; null when they have none.',
  })
  position!: number | null;
  @Field(() => Int, { description: 'Waiting parties before this one.' }) partiesAhead!: number;
  @Field(() => Int, { description: 'People in the waiting parties before this one.' }) peopleAhead!: number;
  @Field(() => WaitQuote, {
    nullable: true,
    description: 'The expected wait; null when there is too little data or they are not waiting.',
  })
  quote!: WaitQuote | null;
  @Field({ description: 'Whether the business sends texts but none can get to this number.' }) isOutOfReach!: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of `checkInOffline`: whether the check-in has a signature of that form now, the sent one or an earlier one. Null where none was sent, and for other operations.',
  })
  isSignatureKept!: boolean | null;
  @Field({
    description: "The business's greeting; at a kiosk, of who checked in for an appointment, its time. Never empty.",
  })
  greeting!: string;
}
