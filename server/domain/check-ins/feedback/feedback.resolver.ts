import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { FeedbackChannel } from './FeedbackChannel.js';
import { inviteFeedback } from './invite-feedback.js';
import { PartyMessageAnswer } from '../messages/message.types.js';

@Resolver()
export class FeedbackResolver {
  @Access('feedback.ask', 'session')
  @Mutation(() => PartyMessageAnswer, {
    description:
      'Asks a party for feedback. CONFLICT if it has rated the visit, was canceled, or checked in more than 14 days ago.',
  })
  inviteFeedback(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the check-in.' }) id: string,
    @Arg('channel', () => FeedbackChannel, { description: 'How to ask.' }) channel: FeedbackChannel,
  ): Promise<PartyMessageAnswer> {
    return inviteFeedback(context, { id, channel });
  }
}
