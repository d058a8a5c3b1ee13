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
      'Calls a party up: it becomes ready and is told by text or call, else by e-mail. CONFLICT when it was told already, is seated or canceled, or checked in more than 48 hours ago.',
  })
  callUp(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('channel', () => CallUpChannel, { description: 'How.' }) channel: CallUpChannel,
    @Arg('version', () => Int, { nullable: true, description: `${VERSION_TEXT} Left out, whatever is in force.` })
    version?: number | null,
  ): Promise<PartyMessageAnswer> {
    return callUp(context, { id, channel, version: version ?? null });
  }

  @Access('queue.status', 'session')
  @Mutation(() => CheckIn, {
    description: 'A waiting or ready party did not come: canceled, as a no-show. It can be undone for 10 seconds.',
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
    description:
      "Everything that happened to a check-in and who did it, latest first. NOT_FOUND for another business's.",
  })
  checkInActivity(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<ActivityEntry[]> {
    return checkInActivity(context, id);
  }
}
