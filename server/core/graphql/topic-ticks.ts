import type { Topic } from '../topic.js';
import { latestValueIterator } from './latest-value-iterator.js';
import type { LiveContext } from './live.js';

/**
 * Subscribes to topics: a tick as soon as the subscription stands, as its reader may have read before a change that nobody told it, then one for
 * every change.
 */
export const topicTicks =
  (...wanted: Topic[]) =>
  ({ context }: { context: LiveContext }): AsyncIterableIterator<{ at: Date }> =>
    latestValueIterator((push) => {
      const tick = () => push({ at: context.clock.now() });
      const stop = context.ticks.listen(context.businessId, ({ topic }) => {
        if (wanted.some((own) => own === topic)) tick();
      });
      tick();
      return stop;
    });
