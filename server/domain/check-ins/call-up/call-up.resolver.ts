import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { callUp } from './call-up.js';
import { CallUpChannel } from './CallUpChannel.js';
import { PartyMessageAnswer } from '../messages/message.types.js';

const ID_TEXT = 'Id of the check-in.';
const VERSION_TEXT =
  'The version that was read; another one in force is STALE with the entry as it is now in `details.current`.';

@Resolver()
export class CallUpResolver {
  @Access('queue.call-up', 'session')
  @Mutation(() => PartyMessageAnswer, {
    description:
      'Calls a party up: it becomes ready and is notified by text or call, else by e-mail. CONFLICT if it was notified less than 3 minutes ago, is seated or canceled, or checked in more than 48 hours ago.',
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
}
