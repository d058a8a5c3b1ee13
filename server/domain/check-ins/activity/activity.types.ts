import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { MessageChannel, MessageState } from '../messages/message.types.js';

/** The values are what the event log holds. */
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
  CLOSE_TOLD = 'close-told',
  FEEDBACK_ASKED = 'feedback-asked',
  RATED = 'rated',
}

registerEnumType(ActivityKind, {
  name: 'ActivityKind',
  description: 'What kind of thing happened to a check-in.',
  valuesConfig: {
    CHECKED_IN: { description: 'The party checked in, or the host added it.' },
    STATUS: { description: 'Its status was set.' },
    CHANGED: { description: 'Its form was saved; `fields` were changed.' },
    UNDONE: { description: 'A change of status was taken back.' },
    LEFT: { description: 'The party left the queue by itself.' },
    DELETED: { description: 'It was deleted.' },
    RESTORED: { description: 'A deletion was taken back.' },
    CALLED_UP: { description: 'The party was called up.' },
    CALL_UP_FAILED: {
      description: 'The party was to be called up, and the message could not leave or did not arrive.',
    },
    HELD: { description: 'The party asked for more time and went back in line.' },
    REPLIED: { description: 'The party texted.' },
    ANSWERED: { description: 'The host answered its text.' },
    CLOSE_TOLD: { description: 'The party was told that it is next or nearly so.' },
    FEEDBACK_ASKED: { description: 'The party was asked to rate the visit.' },
    RATED: { description: 'The party rated the visit.' },
  },
});

@ObjectType({ description: 'Something that happened to a check-in.', simpleResolvers: true })
export class ActivityEntry {
  @Field(() => ID, { description: 'Id of the event.' }) id!: string;
  @Field(() => ActivityKind, { description: 'What happened.' }) kind!: ActivityKind;
  @Field(() => Date, { description: 'When.' }) at!: Date;
  @Field({ description: "Who did it: the name of a person who was signed in, else 'Kiosk', 'Customer' or 'Greeter'." })
  by!: string;
  @Field(() => CheckInStatus, { nullable: true, description: 'Status before, of a change of status.' })
  fromStatus!: CheckInStatus | null;
  @Field(() => CheckInStatus, { nullable: true, description: 'Status after, of a change of status.' })
  toStatus!: CheckInStatus | null;
  @Field(() => String, { nullable: true, description: 'Who canceled: `host`, `party` or `no-show`; null otherwise.' })
  cancelBy!: string | null;
  @Field(() => [String], {
    description:
      'Fields that were changed: `partySize`, `notes`, `tableNumber`, or `reply` where a text was put aside.',
  })
  fields!: string[];
  @Field(() => String, { nullable: true, description: 'Words of a message, reply or feedback; null otherwise.' })
  text!: string | null;
  @Field(() => MessageChannel, { nullable: true, description: 'What carried the message; null otherwise.' })
  channel!: MessageChannel | null;
  @Field(() => MessageState, { nullable: true, description: 'Where the message stands now; null otherwise.' })
  state!: MessageState | null;
}
