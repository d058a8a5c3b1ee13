import { inContext, type Context, type Dependencies } from '../context.js';
import type { Ticks } from '../database/notify.js';
import type { Topic } from '../topic.js';
import { fingerprintOf } from './fingerprint.js';

/** A live view: one value per key, read for all keys of a business at once. */
export interface LiveView<Value extends object> {
  /** Topics whose ticks cause a new read. */
  topics: readonly Topic[];
  /** Keys missing in the result have no value. `kept` is for what never changes of a key: the same map at each read of a business. */
  read(context: Context, keys: readonly string[], kept: Map<string, object>): Promise<Map<string, Value>>;
  /** Fields whose change alone is not sent. Every other field of a value is compared. */
  ignored: readonly string[];
}

export interface Listener<Value> {
  push: (value: Value) => void;
  /** The key has no value, or no longer has one. */
  onRemoved?: () => void;
}

interface ListenerState<Value> extends Listener<Value> {
  sent: string;
}
interface Board<Value> {
  listeners: Map<string, Set<ListenerState<Value>>>;
  kept: Map<string, object>;
  running: boolean;
  again: boolean;
  stop: () => void;
}

/** Keys whose listeners are served in one turn of the event loop, so that requests do not wait for all of them. */
const KEYS_PER_TURN = 50;
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
/** Delay after a failed read. */
const RETRY_MS = 1000;

/** Sends every change of a live view to its listeners: one read per business, tick and process; only changed values are sent. */
export class SnapshotBroadcaster<Value extends object> {
  #dependencies: Dependencies;
  #ticks: Ticks;
  #view: LiveView<Value>;
  #boards = new Map<string, Board<Value>>();

  constructor(dependencies: Dependencies, ticks: Ticks, view: LiveView<Value>) {
    this.#dependencies = dependencies;
    this.#ticks = ticks;
    this.#view = view;
  }

  /** Sends the listener the key's current value and every change of it, until the returned function is called. */
  watch(businessId: string, key: string, { push, onRemoved }: Listener<Value>): () => void {
    const board = this.#boards.get(businessId) ?? this.#open(businessId);
    const listener: ListenerState<Value> = { push, onRemoved, sent: '' };
    const same = board.listeners.get(key) ?? new Set();
    board.listeners.set(key, same.add(listener));
    void this.#read(businessId, board);
    return () => {
      same.delete(listener);
      if (same.size === 0 && board.listeners.get(key) === same) board.listeners.delete(key);
      if (board.listeners.size > 0 || this.#boards.get(businessId) !== board) return;
      board.stop();
      this.#boards.delete(businessId);
    };
  }

  #open(businessId: string): Board<Value> {
    const board: Board<Value> = { listeners: new Map(), kept: new Map(), running: false, again: false, stop: () => {} };
    board.stop = this.#ticks.listen(businessId, ({ topic }) => {
      if (this.#view.topics.includes(topic)) void this.#read(businessId, board);
    });
    this.#boards.set(businessId, board);
    return board;
  }

  /** One read at a time; requests during a read are served by one more read after it. */
  async #read(businessId: string, board: Board<Value>): Promise<void> {
    if (board.running) {
      board.again = true;
      return;
    }
    board.running = true;
    try {
      do {
        board.again = false;
        await this.#once(businessId, board);
      } while (board.again && board.listeners.size > 0);
    } catch (error) {
      this.#dependencies.log.warn({ err: error }, 'a live view could not be read and is read again');
      setTimeout(() => {
        if (board.listeners.size > 0) void this.#read(businessId, board);
      }, RETRY_MS).unref();
    } finally {
      board.running = false;
    }
  }

  async #once(businessId: string, board: Board<Value>): Promise<void> {
    const keys = [...board.listeners.keys()];
    const values = await inContext(this.#dependencies, { tenant: businessId, readOnly: true }, (context) =>
      this.#view.read(context, keys, board.kept),
    );
    for (const key of board.kept.keys()) if (!board.listeners.has(key)) board.kept.delete(key);
    for (const [index, key] of keys.entries()) {
      this.#tell(board.listeners.get(key), values.get(key));
      if (index % KEYS_PER_TURN === KEYS_PER_TURN - 1) await nextTurn();
    }
  }

  #tell(listeners: ReadonlySet<ListenerState<Value>> | undefined, value: Value | undefined): void {
    if (!listeners) return;
    if (value === undefined) {
      for (const listener of listeners) listener.onRemoved?.();
      return;
    }
    const fingerprint = fingerprintOf(value, this.#view.ignored);
    for (const listener of listeners) {
      if (listener.sent === fingerprint) continue;
      listener.sent = fingerprint;
      listener.push(value);
    }
  }
}
