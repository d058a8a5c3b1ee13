import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { MessageAbout } from './message.types.js';

/** How long a host's text may be, in characters. */
const HOST_TEXT_LETTERS = 480;
const LENGTH = { message: `A text has at most ${HOST_TEXT_LETTERS} characters` };

@ArgsType()
export class TextPartyArgs {
  @Field(() => ID, { description: 'Id of the check-in.' })
  id!: string;

  @Field({ description: `The host's words, up to ${HOST_TEXT_LETTERS} characters.` })
  @MaxLength(HOST_TEXT_LETTERS, LENGTH)
  text!: string;

  @Field({ defaultValue: false, description: "Whether it answers the party's text, which is cleared." })
  isAnswer!: boolean;
}

@ArgsType()
export class MessagePreviewArgs {
  @Field(() => MessageAbout, { description: 'What the message is about.' })
  about!: MessageAbout;

  @Field(() => ID, { description: 'Id of the check-in.' })
  id!: string;

  @Field({ defaultValue: '', description: `Of HOST_TEXT: the host's words, up to ${HOST_TEXT_LETTERS} characters.` })
  @MaxLength(HOST_TEXT_LETTERS, LENGTH)
  text!: string;
}
