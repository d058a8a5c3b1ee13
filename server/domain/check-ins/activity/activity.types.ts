import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { MessageChannel, MessageState } from '../messages/message.types.js';

/** The values are those of the event log. */
export enum ActivityKind {
  CHECKED_IN = 'checked-in',
  STATUS = 'status',
  CHANGED = 'changed',
  UNDONE = 'undone',
  LEFT = 'left',
  DELETED = 'deleted',
  RESTORED = 'restored',
  CALLED_UP = 'called-up',
  CALL_UP_FAILED = 'call-up-failed',
  HELD = 'held',
  REPLIED = 'replied',
  ANSWERED = 'answered',
  TEXTED = 'texted',
  TEXTS_STOPPED = 'texts-stopped',
  TEXTS_STARTED = 'texts-started',
  LINK_SENT = 'link-sent',
  LINK_NOT_SENT = 'link-not-sent',
  CLOSE_TOLD = 'close-told',
  CLOSE_NOT_TOLD = 'close-not-told',
  FEEDBACK_ASKED = 'feedback-asked',
  FEEDBACK_NOT_ASKED = 'feedback-not-asked',
  RATED = 'rated',
}

registerEnumType(ActivityKind, {
  name: 'ActivityKind',
  description: 'Kind of an event of a check-in.',
  valuesConfig: {
    CHECKED_IN: { description: 'The party checked in, or the host added it.' },
    STATUS: { description: 'Its status was set.' },
    CHANGED: { description: 'Its form was saved, with `changes`.' },
    UNDONE: { description: 'A change of status was undone.' },
    LEFT: { description: 'The party left the queue.' },
    DELETED: { description: 'It was deleted.' },
    RESTORED: { description: 'A deletion was undone.' },
    CALLED_UP: { description: 'The party was called up.' },
    CALL_UP_FAILED: {
      description: 'A call-up could not be sent or was not delivered.',
    },
    HELD: { description: 'The party asked for more time and went back in line.' },
    REPLIED: { description: 'The party texted.' },
    ANSWERED: { description: 'The host answered its text.' },
    TEXTED: { description: 'The host texted it first.' },
    TEXTS_STOPPED: { description: 'The customer stopped texts with STOP.' },
    TEXTS_STARTED: { description: 'The customer wants texts again, with START.' },
    LINK_SENT: { description: 'The party, which joined at a kiosk, was sent the link of its own page.' },
    LINK_NOT_SENT: { description: 'No message could tell the party the link of its own page; `why` says why.' },
    CLOSE_TOLD: { description: 'The party was told that it is next or close.' },
    CLOSE_NOT_TOLD: { description: 'No text could tell the party that it is next or close; `why` says why.' },
    FEEDBACK_ASKED: { description: 'The party was asked to rate the visit.' },
    FEEDBACK_NOT_ASKED: { description: 'The party could not be asked to rate the visit; `why` says why.' },
    RATED: { description: 'The party rated the visit.' },
  },
});

@ObjectType({ description: 'A field of a check-in that was changed.', simpleResolvers: true })
export class ActivityChange {
  @Field({ description: '`partySize`, `notes`, `tableNumber`, or `reply` if a text was dismissed.' }) field!: string;
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
