import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';

/** The values are what the database holds. */
export enum MessageChannel {
  TEXT = 'text',
  CALL = 'call',
  EMAIL = 'email',
}

registerEnumType(MessageChannel, {
  name: 'MessageChannel',
  description: 'What carries a message.',
  valuesConfig: {
    TEXT: { description: 'A text.' },
    CALL: { description: 'A phone call that says it.' },
    EMAIL: { description: 'An e-mail.' },
  },
});

/** The values are what the database holds. */
export enum MessageState {
  QUEUED = 'queued',
  SENDING = 'sending',
  SENT = 'sent',
  DELIVERED = 'delivered',
  UNDELIVERED = 'undelivered',
  DROPPED = 'dropped',
  FAILED = 'failed',
  UNKNOWN = 'unknown',
}

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'Where a message stands.',
  valuesConfig: {
    QUEUED: { description: 'It leaves within moments.' },
    SENDING: { description: 'It is being handed over.' },
    SENT: { description: 'The provider has it.' },
    DELIVERED: { description: 'It arrived.' },
    UNDELIVERED: { description: 'It did not arrive.' },
    DROPPED: { description: 'It was pointless by the time it would have left.' },
    FAILED: { description: 'The provider refused it.' },
    UNKNOWN: { description: 'Whether it left is not known; it is not sent again.' },
  },
});

export enum MessageAbout {
  CALL_UP = 'call-up',
  FEEDBACK = 'feedback-request',
}

registerEnumType(MessageAbout, {
  name: 'MessageAbout',
  description: 'What a message to a party is about.',
  valuesConfig: {
    CALL_UP: { description: 'The business is ready for them.' },
    FEEDBACK: { description: 'It asks for a rating.' },
  },
});

@ObjectType({ description: 'What became of a message to a party.', simpleResolvers: true })
export class PartyMessageAnswer {
  @Field(() => CheckIn, { description: 'The entry as it is now.' }) checkIn!: CheckIn;
  @Field(() => MessageChannel, { nullable: true, description: 'What leaves; null when nothing does.' })
  sentBy!: MessageChannel | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What the host should know, in a sentence: another way was taken, or none was left. Null when all went as asked.',
  })
  notice!: string | null;
}

@ObjectType({ description: 'A message before it is sent.', simpleResolvers: true })
export class MessagePreview {
  @Field({ description: 'First name of the recipient.' }) firstName!: string;
  @Field({ description: 'Phone number, 10 digits.' }) phone!: string;
  @Field(() => String, { nullable: true, description: 'E-mail address; null when none is known.' }) email!:
    string | null;
  @Field({ description: "Code of the language of its words, such as en or es: the customer's own." }) language!: string;
  @Field({ description: 'The text.' }) text!: string;
  @Field({ description: 'What a call says; empty where no call is made about this.' }) spoken!: string;
  @Field({ description: 'Subject of the e-mail.' }) mailSubject!: string;
  @Field({ description: 'The e-mail as plain text.' }) mailText!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Why no text or call can go out (no texts left, stopped by the customer), in a sentence; null when it can.',
  })
  textRefusal!: string | null;
  @Field(() => Int, { description: 'Texts left this month.' }) textsLeft!: number;
}

@ObjectType({ description: "Texts of the business's calendar month; a call counts as a text.", simpleResolvers: true })
export class TextAllowance {
  @Field({ description: 'The month as yyyy-mm.' }) month!: string;
  @Field(() => Int, { description: 'Texts that the plan includes.' }) included!: number;
  @Field(() => Int, { description: 'Texts used.' }) used!: number;
  @Field(() => Int, { description: 'Texts left.' }) left!: number;
}
