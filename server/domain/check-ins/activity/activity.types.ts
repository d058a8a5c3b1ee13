import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ActivityKind } from '../entry/ActivityKind.js';
import { MessageChannel, MessageState } from '../messages/message.types.js';

@ObjectType({ description: 'A field of a check-in that was changed.', simpleResolvers: true })
export class ActivityChange {
  @Field({
    description: '`partySize`, `notes`, `tableNumber`, `products` by their names, or `reply` if a text was dismissed.',
  })
  field!: string;
  @Field(() => String, { nullable: true, description: 'Value before, empty for none; null if it was not recorded.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'Value after, empty for none; null if it was not recorded.' })
  after!: string | null;
}

@ObjectType({ description: 'An event of a check-in.', simpleResolvers: true })
export class ActivityEntry {
  @Field(() => ID, { description: 'Id of the event.' }) id!: string;
  @Field(() => ActivityKind, { description: 'What happened.' }) kind!: ActivityKind;
  @Field(() => Date, { description: 'When.' }) at!: Date;
  @Field({ description: "Who did it: the name of the signed-in person, else 'Kiosk', 'Customer' or 'Greeter'." })
  by!: string;
  @Field(() => CheckInStatus, { nullable: true, description: 'Status before a change of status; null otherwise.' })
  fromStatus!: CheckInStatus | null;
  @Field(() => CheckInStatus, { nullable: true, description: 'Status after a change of status; null otherwise.' })
  toStatus!: CheckInStatus | null;
  @Field(() => String, { nullable: true, description: 'Who canceled: `host`, `party` or `no-show`; null otherwise.' })
  cancelBy!: string | null;
  @Field(() => [ActivityChange], { description: 'Changed fields.' }) changes!: ActivityChange[];
  @Field(() => Int, { nullable: true, description: 'For how many minutes a party is held; null otherwise.' })
  minutes!: number | null;
  @Field(() => String, { nullable: true, description: 'Words of a message, reply or feedback; null otherwise.' })
  text!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why nothing could be sent or it did not arrive, in a sentence; null otherwise.',
  })
  why!: string | null;
  @Field(() => MessageChannel, { nullable: true, description: 'Channel of the message; null otherwise.' })
  channel!: MessageChannel | null;
  @Field(() => MessageState, { nullable: true, description: 'Current state of the message; null otherwise.' })
  state!: MessageState | null;
}
