import { latestValueIterator } from '../../core/graphql/latest-value-iterator.js';
import type { LiveContext } from '../../core/graphql/live.js';
import type { CheckInAppTick } from './CheckInAppTick.js';
import { CHECK_IN_APP } from './topics.js';

/** A tick for every change of the settings, the logo or the links. */
export const settingsTicks = ({ context }: { context: LiveContext }): AsyncIterableIterator<CheckInAppTick> =>
  latestValueIterator<CheckInAppTick>((push) =>
    context.ticks.listen(context.businessId, ({ topic }) => {
      if (topic === CHECK_IN_APP) push({ at: context.clock.now() });
    }),
  );
