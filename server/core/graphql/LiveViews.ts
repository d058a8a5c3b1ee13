import type { Dependencies } from '../context.js';
import type { Ticks } from '../database/notify.js';
import { SnapshotBroadcaster, type Listener, type LiveView } from './SnapshotBroadcaster.js';

/** The live views of the modules, each with one broadcaster in this process. */
export class LiveViews {
  #broadcasters: Map<LiveView<object>, SnapshotBroadcaster<object>>;

  constructor(dependencies: Dependencies, ticks: Ticks, views: readonly LiveView<object>[]) {
    this.#broadcasters = new Map(views.map((view) => [view, new SnapshotBroadcaster(dependencies, ticks, view)]));
  }

  /** Sends the listener the key's current value and every change of it, until the returned function is called. */
  watch<Value extends object>(
    view: LiveView<Value>,
    businessId: string,
    key: string,
    listener: Listener<Value>,
  ): () => void {
    const broadcaster = this.#broadcasters.get(view as LiveView<object>);
    if (!broadcaster) throw new Error('No module brings this live view');
    return (broadcaster as unknown as SnapshotBroadcaster<Value>).watch(businessId, key, listener);
  }
}
