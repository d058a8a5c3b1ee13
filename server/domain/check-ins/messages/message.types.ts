import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';

/** The values are those of the database. */
export enum MessageChannel {
  TEXT = 'text',
  CALL = 'call',
  EMAIL = 'email',
}

registerEnumType(MessageChannel, {
  name: 'MessageChannel',
  description: 'Channel of a message.',
  valuesConfig: {
    TEXT: { description: 'A text.' },
    CALL: { description: 'A phone call that speaks it.' },
    EMAIL: { description: 'An e-mail.' },
  },
});

/** The values are those of the database. */
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
  description: 'State of a message.',
  valuesConfig: {
    QUEUED: { description: 'It will be sent within moments.' },
    SENDING: { description: 'It is being sent.' },
    SENT: { description: 'The provider has it.' },
    DELIVERED: { description: 'It arrived.' },
    UNDELIVERED: { description: 'It did not arrive.' },
    DROPPED: { description: 'It was no longer needed when it was to be sent.' },
    FAILED: { description: 'The provider refused it.' },
    UNKNOWN: { description: 'It may have been sent or not; it is not sent again.' },
  },
});

export enum MessageAbout {
  CALL_UP = 'call-up',
  FEEDBACK = 'feedback-request',
  HOST_TEXT = 'host-answer',
}

registerEnumType(MessageAbout, {
  name: 'MessageAbout',
  description: 'Subject of a message to a party.',
  valuesConfig: {
    CALL_UP: { description: 'The business is ready for them.' },
    FEEDBACK: { description: 'It asks for a rating.' },
    HOST_TEXT: { description: 'What the host writes.' },
  },
});

@ObjectType({ description: 'Result of sending a message to a party.', simpleResolvers: true })
export class PartyMessageAnswer {
  @Field(() => CheckIn, { description: 'The current check-in.' }) checkIn!: CheckIn;
  @Field(() => MessageChannel, { nullable: true, description: 'Channel that is used; null if nothing is sent.' })
  sentBy!: MessageChannel | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A sentence for the host: another channel was used, or none was possible. Null if it went as requested.',
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
  @Field({ description: 'The text, in the letters in which it goes out.' }) text!: string;
  @Field(() => Int, {
    description: 'Into how many parts the carriers cut the text; the plan counts it as one text.',
  })
  textParts!: number;
  @Field({ description: 'Words of a call; empty if there are no calls about this.' }) spoken!: string;
  @Field({ description: 'Subject of the e-mail.' }) mailSubject!: string;
  @Field({ description: 'The e-mail as plain text.' }) mailText!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Why no text or call can be sent (no texts left, stopped by the customer), in a sentence; null if one can.',
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
