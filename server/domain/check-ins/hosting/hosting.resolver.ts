import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { latestValueIterator } from '../../../core/graphql/latest-value-iterator.js';
import type { LiveContext } from '../../../core/graphql/live.js';
import { QUEUE } from '../topics.js';
import { CallUpChannel } from '../call-up/CallUpChannel.js';
import { addCheckIn } from './add-check-in.js';
import { checkInById } from '../queue/check-in-by-id.js';
import { customerCheckIns } from '../activity/customer-check-ins.js';
import { AddCheckInInput, CheckInIdsArgs, CustomerCheckInsArgs, UpdateCheckInInput } from './hosting.inputs.js';
import { CheckInPage, DeletedCheckIns, QueueCounts, QueueTick, RestoredCheckIns } from './hosting.types.js';
import { deleteCheckIns, restoreCheckIns } from './delete-check-ins.js';
import { PartyMessageAnswer } from '../messages/message.types.js';
import { queue } from '../queue/queue.js';
import { QueueArgs, QueueDayArgs } from '../queue/queue.inputs.js';
import { queueCounts } from '../queue/queue-counts.js';
import { setCheckInStatus } from './set-status.js';
import { undoCheckInStatus } from './undo-status.js';
import { type SavedCheckIn, updateCheckIn } from './update-check-in.js';

const ID_TEXT = 'Id of the check-in.';
const VERSION_TEXT =
  'The version that was read; another one in force is STALE with the entry as it is now in `details.current`.';

@Resolver(() => CheckIn)
export class CheckInResolver {
  @Access('queue.read', 'session')
  @Query(() => CheckInPage, { description: 'One tab of the queue on a day.' })
  queue(@Ctx() context: Context, @Args(() => QueueArgs) args: QueueArgs): Promise<CheckInPage> {
    return queue(context, args);
  }

  @Access('queue.read', 'session')
  @Query(() => QueueCounts, { description: 'How many parties each tab holds on a day.' })
  queueCounts(@Ctx() context: Context, @Args(() => QueueDayArgs) args: QueueDayArgs): Promise<QueueCounts> {
    return queueCounts(context, args);
  }

  @Access('queue.read', 'session')
  @Query(() => CheckIn, { description: 'One check-in. NOT_FOUND when it is deleted.' })
  checkIn(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<CheckIn> {
    return checkInById(context, id);
  }

  @Access('customer.read', 'session')
  @Query(() => CheckInPage, { description: "A customer's check-ins, latest first." })
  customerCheckIns(
    @Ctx() context: Context,
    @Args(() => CustomerCheckInsArgs) args: CustomerCheckInsArgs,
  ): Promise<CheckInPage> {
    return customerCheckIns(context, args);
  }

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

  @Access('queue.read', 'session')
  @Subscription(() => QueueTick, {
    description: 'Something in the queue changed: read it again. At most five a second.',
    subscribe: ({ context }: { context: LiveContext }) =>
      latestValueIterator<QueueTick>((push) =>
        context.ticks.listen(context.businessId, ({ topic }) => {
          if (topic === QUEUE) push({ at: context.dependencies.clock.now() });
        }),
      ),
  })
  queueChanged(@Root() tick: QueueTick): QueueTick {
    return tick;
  }
}
