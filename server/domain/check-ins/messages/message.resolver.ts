import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { dismissReply } from './dismiss-reply.js';
import { messagePreview } from './message-preview.js';
import { MessagePreviewArgs, TextPartyArgs } from './message.inputs.js';
import { MessagePreview, PartyMessageAnswer, TextAllowance } from './message.types.js';
import { restoreReply } from './restore-reply.js';
import { textAllowance } from './text-allowance-left.js';
import { textParty } from './text-party.js';

const ID_TEXT = 'Id of the check-in.';

@Resolver()
export class PartyMessageResolver {
  @Access('queue.write', 'session')
  @Query(() => MessagePreview, {
    description: 'The message that would be sent to a party about its visit. INVALID_PLAN if the plan lacks it.',
  })
  messagePreview(
    @Ctx() context: Context,
    @Args(() => MessagePreviewArgs) args: MessagePreviewArgs,
  ): Promise<MessagePreview> {
    return messagePreview(context, args);
  }

  @Access('plan.read', 'session')
  @Query(() => TextAllowance, { description: 'Texts of the calendar month.' })
  textAllowance(@Ctx() context: Context): Promise<TextAllowance> {
    return textAllowance(context);
  }

  @Access('queue.answer', 'session')
  @Mutation(() => PartyMessageAnswer, {
    description:
      "Texts a party in the host's words, else sends them by e-mail. CONFLICT if the text to answer was answered or dismissed already, or, of a text that is no answer, if the party neither waits nor is ready.",
  })
  textParty(@Ctx() context: Context, @Args(() => TextPartyArgs) args: TextPartyArgs): Promise<PartyMessageAnswer> {
    return textParty(context, args);
  }

  @Access('queue.answer', 'session')
  @Mutation(() => CheckIn, {
    description:
      "Dismisses a party's text without an answer. CONFLICT if `repliedAt` is of another text than the latest.",
  })
  dismissReply(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('repliedAt', () => String, {
      nullable: true,
      description: '`repliedAt` of the text that was read; without it, whatever text is there.',
    })
    repliedAt: string | null,
  ): Promise<CheckIn> {
    return dismissReply(context, id, repliedAt);
  }

  @Access('queue.answer', 'session')
  @Mutation(() => CheckIn, {
    description: 'Undoes dismissReply within 10 seconds. CONFLICT later, and if the party has written again meanwhile.',
  })
  restoreReply(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<CheckIn> {
    return restoreReply(context, id);
  }
}
