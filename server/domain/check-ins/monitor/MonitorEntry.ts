import { Field, Int, ObjectType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({ description: 'A party on the monitor.', simpleResolvers: true })
export class MonitorEntry {
  @Field({ description: 'Distinguishes entries while the monitor is open; not an id.' }) key!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'First letter of the last name; may be empty.' }) lastInitial!: string;
  @Field(() => Int, { description: 'How many people.' }) partySize!: number;
  @Field(() => CheckInStatus, { description: 'READY or CHECKED_IN.' }) status!: CheckInStatus;
}
