import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { topicTicks } from '../../../core/graphql/topic-ticks.js';
import { CALENDAR } from '../../appointments/topics.js';
import { QUEUE } from '../topics.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { queue } from './queue.js';
import { queueNews } from './queue-news.js';
import { queueCounts } from './queue-counts.js';
import { QueueArgs, QueueDayArgs } from './queue.inputs.js';
import { CheckInPage, QueueCounts, QueueTick } from './queue.types.js';

@Resolver()
export class QueueResolver {
  @Access('queue.read', 'session')
  @Query(() => CheckInPage, { description: 'One tab of the queue on a day.' })
  queue(@Ctx() context: Context, @Args(() => QueueArgs) args: QueueArgs): Promise<CheckInPage> {
    return queue(context, args);
  }

  @Access('queue.read', 'session')
  @Query(() => QueueCounts, { description: 'How many parties each tab, and each part, holds on a day.' })
  queueCounts(@Ctx() context: Context, @Args(() => QueueDayArgs) args: QueueDayArgs): Promise<QueueCounts> {
    return queueCounts(context, args);
  }

  @Access('queue.read', 'session')
  @Query(() => [CheckIn], {
    description:
      'Parties of Today that wrote, and wait for an answer, or left by themselves in the last 10 minutes: latest first, at most 10. None has a position or a quote.',
  })
  queueNews(@Ctx() context: Context): Promise<CheckIn[]> {
    return queueNews(context);
  }

  @Access('queue.read', 'session')
  @Query(() => CheckIn, { description: 'One check-in. NOT_FOUND when it is deleted.' })
  checkIn(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the check-in.' }) id: string,
  ): Promise<CheckIn> {
    return checkInById(context, id);
  }

  @Access('queue.read', 'session')
  @Subscription(() => QueueTick, {
    description:
      'Something in the queue, or in the calendar, which makes waits longer, changed: read it again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(QUEUE, CALENDAR),
  })
  queueChanged(@Root() tick: QueueTick): QueueTick {
    return tick;
  }
}
