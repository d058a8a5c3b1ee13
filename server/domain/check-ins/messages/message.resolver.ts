import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { answerReply } from './answer-reply.js';
import { dismissReply } from './dismiss-reply.js';
import { messagePreview } from './message-preview.js';
import { AnswerReplyArgs } from './message.inputs.js';
import { MessageAbout, MessagePreview, PartyMessageAnswer, TextAllowance } from './message.types.js';
import { restoreReply } from './restore-reply.js';
import { textAllowance } from './text-allowance-left.js';

const ID_TEXT = 'Id of the check-in.';

@Resolver()
export class PartyMessageResolver {
  @Access('queue.write', 'session')
  @Query(() => MessagePreview, {
    description: 'The message that would be sent to a party about its visit. INVALID_PLAN if the plan lacks it.',
  })
  messagePreview(
    @Ctx() context: Context,
    @Arg('about', () => MessageAbout, { description: 'What the message is about.' }) about: MessageAbout,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<MessagePreview> {
    return messagePreview(context, about, id);
  }

  @Access('plan.read', 'session')
  @Query(() => TextAllowance, { description: 'Texts of the calendar month.' })
  textAllowance(@Ctx() context: Context): Promise<TextAllowance> {
    return textAllowance(context);
  }

  @Access('queue.answer', 'session')
  @Mutation(() => PartyMessageAnswer, {
    description: "Answers a party's text. CONFLICT if it was answered or dismissed already, or if nothing can be sent.",
  })
  answerReply(
    @Ctx() context: Context,
    @Args(() => AnswerReplyArgs) args: AnswerReplyArgs,
  ): Promise<PartyMessageAnswer> {
    return answerReply(context, args);
  }

  @Access('queue.answer', 'session')
  @Mutation(() => CheckIn, { description: "Dismisses a party's text without an answer." })
  dismissReply(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<CheckIn> {
    return dismissReply(context, id);
  }
  @Access('queue.answer', 'session')
  @Mutation(() => CheckIn, {
    description: 'Undoes dismissReply within 10 seconds. CONFLICT later, and if the party has written again meanwhile.',
  })
  restoreReply(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<CheckIn> {
    return restoreReply(context, id);
  }
}
