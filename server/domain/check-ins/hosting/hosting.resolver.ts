import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { CallUpChannel } from '../call-up/CallUpChannel.js';
import { addCheckIn } from './add-check-in.js';
import { AddCheckInInput, CheckInIdsArgs, UpdateCheckInInput } from './hosting.inputs.js';
import { DeletedCheckIns, RestoredCheckIns } from './hosting.types.js';
import { markNoShow } from './mark-no-show.js';
import { deleteCheckIns, restoreCheckIns } from './delete-check-ins.js';
import { PartyMessageAnswer } from '../messages/message.types.js';
import { setCheckInStatus } from './set-status.js';
import { undoCheckInStatus } from './undo-status.js';
import { type SavedCheckIn, updateCheckIn } from './update-check-in.js';

const ID_TEXT = 'Id of the check-in.';
const VERSION_TEXT =
  'The version that was read; another one in force is STALE with the entry as it is now in `details.current`.';

@Resolver(() => CheckIn)
export class HostingResolver {
  @Access('queue.write', 'session')
  @Mutation(() => CheckIn, {
    description:
      'The host adds a party. CONFLICT if the customer is in the queue already; `details.current` is their check-in.',
  })
  addCheckIn(
    @Ctx() context: Context,
    @Arg('input', () => AddCheckInInput, { description: 'The party.' }) input: AddCheckInInput,
  ): Promise<CheckIn> {
    return addCheckIn(context, input);
  }

  @Access('queue.status', 'session')
  @Mutation(() => CheckIn, { description: 'Sets the status. Repeating the same one changes nothing.' })
  setCheckInStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('status', () => CheckInStatus, { description: 'New status.' }) status: CheckInStatus,
    @Arg('version', () => Int, { description: VERSION_TEXT }) version: number,
  ): Promise<CheckIn> {
    return setCheckInStatus(context, { id, status, version });
  }

  @Access('queue.write', 'session')
  @Mutation(() => CheckIn, {
    description:
      'Saves the update form, with `callUp` as `callUp` does: all of it or nothing. A call-up needs its own permission and plan.',
  })
  updateCheckIn(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateCheckInInput, { description: 'The changes.' }) input: UpdateCheckInInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: `${VERSION_TEXT} If omitted, the last save wins: older clients have no versions.`,
    })
    version?: number | null,
    @Arg('callUp', () => CallUpChannel, {
      nullable: true,
      description: 'Also calls the party up, which makes it ready; omit it for no call-up.',
    })
    callUp?: CallUpChannel | null,
  ): Promise<CheckIn> {
    return updateCheckIn(context, { id, version: version ?? null, input, callUp: callUp ?? null });
  }

  @FieldResolver(() => PartyMessageAnswer, {
    nullable: true,
    description: 'Result of the call-up sent by this `updateCheckIn`; null in every other answer.',
  })
  callUpAnswer(@Root() { callUpAnswer }: SavedCheckIn): PartyMessageAnswer | null {
    return callUpAnswer ?? null;
  }

  @Access('queue.status', 'session')
  @Mutation(() => CheckIn, {
    description: 'Undoes the last status change within 10 seconds; status and times are exactly as before.',
  })
  undoCheckInStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('version', () => Int, { description: VERSION_TEXT }) version: number,
  ): Promise<CheckIn> {
    return undoCheckInStatus(context, { id, version });
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

  @Access('queue.write', 'session')
  @Mutation(() => DeletedCheckIns, { description: 'Removes check-ins from lists, counts and statistics; all or none.' })
  deleteCheckIns(
    @Ctx() context: Context,
    @Args(() => CheckInIdsArgs) { ids }: CheckInIdsArgs,
  ): Promise<DeletedCheckIns> {
    return deleteCheckIns(context, ids);
  }

  @Access('queue.write', 'session')
  @Mutation(() => RestoredCheckIns, { description: 'Undoes a deletion within 10 seconds.' })
  restoreCheckIns(
    @Ctx() context: Context,
    @Args(() => CheckInIdsArgs) { ids }: CheckInIdsArgs,
  ): Promise<RestoredCheckIns> {
    return restoreCheckIns(context, ids);
  }
}
