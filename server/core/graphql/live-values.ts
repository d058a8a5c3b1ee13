import { latestValueIterator } from './latest-value-iterator.js';
import type { LiveContext } from './live.js';
import type { LiveView } from './SnapshotBroadcaster.js';

/** Values of one key of a live view for a subscription; ends with null when there is no value (any more). */
export function liveValues<Value extends object>(
  { views, businessId }: LiveContext,
  view: LiveView<Value>,
  key: string,
): AsyncIterableIterator<Value | null> {
  return latestValueIterator<Value | null>((push, end) =>
    views.watch(view, businessId, key, {
      push,
      onRemoved: () => {
        push(null);
        end();
      },
    }),
  );
}
