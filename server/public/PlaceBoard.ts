import type { Services } from '../context.js';
import type { Ticks } from '../database/notify.js';
import { transaction } from '../database/transaction.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { placesOf } from './places.js';

type Push = (place: PlaceInLine) => void;
interface Listener { publicId: string; push: Push; sent: string }
interface Board { listeners: Set<Listener>; running: boolean; again: boolean; stop: () => void }

/** After a read that failed. */
const AGAIN_MS = 1000;

/** Tells parties that look at their place of every change: one read per business, tick and process, and only what changed goes out. */
export class PlaceBoard {
  #services: Services;
  #ticks: Ticks;
  #boards = new Map<string, Board>();

  constructor(services: Services, ticks: Ticks) {
    this.#services = services;
    this.#ticks = ticks;
  }

  /** Calls `push` with the place as it is and at every change of it, until the returned function is called. */
  watch(businessId: string, publicId: string, push: Push): () => void {
    const board = this.#boards.get(businessId) ?? this.#open(businessId);
    const listener: Listener = { publicId, push, sent: '' };
    board.listeners.add(listener);
    void this.#read(businessId, board);
    return () => {
      board.listeners.delete(listener);
      if (board.listeners.size > 0) return;
      board.stop();
      this.#boards.delete(businessId);
    };
  }

  #open(businessId: string): Board {
    const board: Board = { listeners: new Set(), running: false, again: false, stop: () => {} };
    board.stop = this.#ticks.listen(businessId, ({ topic }) => { if (topic === 'queue') void this.#read(businessId, board); });
    this.#boards.set(businessId, board);
    return board;
  }

  /** One read at a time; whoever asks meanwhile is served by one more after it. */
  async #read(businessId: string, board: Board): Promise<void> {
    if (board.running) { board.again = true; return; }
    board.running = true;
    try {
      do {
        board.again = false;
        await this.#once(businessId, board);
      } while (board.again && board.listeners.size > 0);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'the places in line could not be read and are read again');
      setTimeout(() => { if (board.listeners.size > 0) void this.#read(businessId, board); }, AGAIN_MS).unref();
    } finally {
      board.running = false;
    }
  }

  async #once(businessId: string, board: Board): Promise<void> {
    const { source, clock } = this.#services;
    const publicIds = [...new Set([...board.listeners].map((listener) => listener.publicId))];
    const places = await transaction(source, { tenant: businessId, readOnly: true }, (db) => placesOf(db, publicIds, clock.now()));
    for (const listener of board.listeners) {
      const place = places.get(listener.publicId);
      if (!place) continue;
      const line = fingerprint(place);
      if (line === listener.sent) continue;
      listener.sent = line;
      listener.push(place);
    }
  }
}

/** What a party sees of its place, as a text to compare. */
const fingerprint = ({ status, position, peopleAhead, partySize, line }: PlaceInLine) => `${status} ${position} ${peopleAhead} ${partySize} ${line.map((entry) => entry.partySize).join()}`;
