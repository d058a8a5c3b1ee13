/** `waits`: a request is told once more. */
export type OnlineChangeKind = 'booked' | 'moved' | 'canceled' | 'waits';

/** A row of `online_change`. */
export interface OnlineChange {
  appointmentId: string;
  kind: OnlineChangeKind;
  /** Of a moved booking: when it began before. */
  wasAt: Date | null;
  /** Ids of the staff members who did it before. */
  wasWith: readonly string[];
}

/** What became of one appointment; `undone`: booked and canceled again. Dates are as JSON has them. */
export interface MergedChange {
  appointmentId: string;
  kind: OnlineChangeKind | 'undone';
  /** Where `kind` is `moved`: when it began before the first move, in ISO 8601. */
  wasAt: string | null;
  wasWith: string[];
}

/** One line for each appointment, of all that happened to it, in the order of the first changes. */
export function mergeChanges(changes: readonly OnlineChange[]): MergedChange[] {
  const byAppointment = new Map<string, OnlineChange[]>();
  for (const change of changes)
    byAppointment.set(change.appointmentId, [...(byAppointment.get(change.appointmentId) ?? []), change]);
  return [...byAppointment].map(([appointmentId, own]) => {
    const kind = kindOf(own[0]!.kind, own.at(-1)!.kind);
    const moved = own.find(({ wasAt }) => wasAt !== null);
    return {
      appointmentId,
      kind,
      wasAt: kind === 'moved' ? (moved?.wasAt?.toISOString() ?? null) : null,
      wasWith: [...new Set(own.flatMap(({ wasWith }) => wasWith))],
    };
  });
}

function kindOf(first: OnlineChangeKind, last: OnlineChangeKind): MergedChange['kind'] {
  if (first === 'waits') return last;
  if (first !== 'booked') return last === 'canceled' ? 'canceled' : 'moved';
  return last === 'canceled' ? 'undone' : 'booked';
}
