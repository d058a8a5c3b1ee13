/** An event of a check-in, as the log has it. */
export interface EventRow {
  id: string;
  checkIn: string;
  kind: string;
  at: Date;
  data: { from?: string; to?: string };
}
interface State {
  joinedAt: number;
  status: string;
  isDeleted: boolean;
  /** Until when the change that took the party out of the line can be taken back. */
  backUntil: number;
}

/** Ten seconds, and two for an undo that is on its way. */
const UNDO_MS = 12_000;
const WAITING = 'checked-in';

/** Where every party stood at any moment, from the event log alone. */
export class Trail {
  readonly events: EventRow[];

  constructor(events: readonly EventRow[]) {
    this.events = [...events].sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  }

  /** The states after all events for which `isBefore` holds. */
  #after(isBefore: (event: EventRow) => boolean): Map<string, State> {
    const states = new Map<string, State>();
    for (const event of this.events.filter(isBefore)) {
      const state = states.get(event.checkIn) ?? {
        joinedAt: event.at.getTime(),
        status: '',
        isDeleted: false,
        backUntil: 0,
      };
      states.set(event.checkIn, state);
      apply(state, event);
    }
    return states;
  }

  statusAt(checkIn: string, at: number): string {
    const state = this.#after((event) => event.at.getTime() < at).get(checkIn);
    return !state || state.isDeleted ? 'gone' : state.status;
  }

  /** What is wrong with having told each party that it is close. */
  faultsOfTold(): string[] {
    const told = this.events.filter(({ kind }) => kind === 'close-told');
    const twice = told.filter(({ checkIn }, index) => told.findIndex((other) => other.checkIn === checkIn) !== index);
    return [
      ...twice.map(({ checkIn }) => `${checkIn} was told twice`),
      ...told.flatMap((event) => {
        const at = event.at.getTime();
        // What happened within the same milliseconds is in the log before or after, as it came.
        const faults = [
          this.#after((other) => BigInt(other.id) < BigInt(event.id)),
          this.#after((other) => other.at.getTime() < at),
        ].map((states) => faultOf(states, event.checkIn, at));
        return faults.includes(null) ? [] : [faults[0]!];
      }),
    ];
  }

  /** Each position that a party had, in order. */
  positionsOf(checkIn: string): (number | null)[] {
    const positions: (number | null)[] = [];
    for (const { id } of this.events) {
      const states = this.#after((event) => BigInt(event.id) <= BigInt(id));
      if (!states.has(checkIn)) continue;
      const position = isInLine(states.get(checkIn)!) ? rankOf(states, checkIn, isInLine) : null;
      if (position !== positions.at(-1) || positions.length === 0) positions.push(position);
    }
    return positions;
  }
}

const isInLine = ({ status, isDeleted }: State): boolean => status === WAITING && !isDeleted;

function rankOf(states: ReadonlyMap<string, State>, checkIn: string, counts: (state: State) => boolean): number {
  const { joinedAt } = states.get(checkIn)!;
  return [...states].filter(
    ([id, state]) =>
      counts(state) && (state.joinedAt < joinedAt || (state.joinedAt === joinedAt && BigInt(id) <= BigInt(checkIn))),
  ).length;
}

function faultOf(states: ReadonlyMap<string, State>, checkIn: string, at: number): string | null {
  const state = states.get(checkIn);
  if (!state || !isInLine(state)) return `${checkIn} was told and did not wait: ${state?.status ?? 'not there'}`;
  const place = rankOf(states, checkIn, (other) => isInLine(other) || other.backUntil > at);
  return place <= 5 ? null : `${checkIn} was told at place ${place}, with what can still be taken back`;
}

function apply(state: State, { kind, at, data }: EventRow): void {
  const until = at.getTime() + UNDO_MS;
  const wasInLine = isInLine(state);
  const set = (status: string, backUntil: number) => Object.assign(state, { status, backUntil });
  if (kind === 'checked-in') set(WAITING, 0);
  if (kind === 'status') set(data.to!, data.from === WAITING ? until : 0);
  if (kind === 'undone') set(data.to!, 0);
  if (kind === 'left') set('canceled', 0);
  if (kind === 'held' && state.status === 'ready') set(WAITING, 0);
  if (kind === 'called-up') state.backUntil = 0;
  if (kind === 'deleted') Object.assign(state, { isDeleted: true, backUntil: wasInLine ? until : 0 });
  if (kind === 'restored') Object.assign(state, { isDeleted: false, backUntil: 0 });
}
