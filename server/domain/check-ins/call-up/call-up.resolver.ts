import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { callUp } from './call-up.js';
import { CallUpChannel } from './CallUpChannel.js';
import { checkInActivity } from '../activity/check-in-activity.js';
import { markNoShow } from '../hosting/mark-no-show.js';
import { PartyMessageAnswer } from '../messages/message.types.js';
import { ActivityEntry } from '../activity/activity.types.js';

const ID_TEXT = 'Id of the check-in.';
const VERSION_TEXT =
  'The version that was read; another one in force is STALE with the entry as it is now in `details.current`.';

@Resolver()
export class CallUpResolver {
  @Access('queue.call-up', 'session')
  @Mutation(() => PartyMessageAnswer, {
    description:
      'Calls a party up: it becomes ready and is notified by text or call, else by e-mail. CONFLICT if it was notified already, is seated or canceled, or checked in more than 48 hours ago.',
  })
  callUp(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('channel', () => CallUpChannel, { description: 'How.' }) channel: CallUpChannel,
    @Arg('version', () => Int, { nullable: true, description: `${VERSION_TEXT} Defaults to the current one.` })
    version?: number | null,
  ): Promise<PartyMessageAnswer> {
    return callUp(context, { id, channel, version: version ?? null });
  }

  @Access('queue.status', 'session')
  @Mutation(() => CheckIn, {
    description: 'Cancels a waiting or ready party as a no-show. It can be undone for 10 seconds.',
  })
  markNoShow(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('version', () => Int, { description: VERSION_TEXT }) version: number,
  ): Promise<CheckIn> {
    return markNoShow(context, { id, version });
  }

  @Access('queue.read', 'session')
  @Query(() => [ActivityEntry], {
    description: "Events of a check-in with who did them, latest first. NOT_FOUND for another business's.",
  })
  checkInActivity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<ActivityEntry[]> {
    return checkInActivity(context, id);
  }
}
