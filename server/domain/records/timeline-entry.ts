import type { Context } from '../../core/context.js';
import type { Timed, TimelinePlace } from '../../core/graphql/timeline-place.js';
import type { RecordsOfOne } from '../customers/merging/records-of.js';
import type { TimelineEntry, TimelineKind } from './timeline.types.js';

/** An entry with its place in the timeline. */
export interface SourceEntry extends TimelineEntry, Timed {
  source: TimelineKind;
}

/** Where entries of one kind come from, latest first: one more than asked for. */
export type Source = (
  context: Context,
  records: RecordsOfOne,
  page: { first: number; place: TimelinePlace | null },
) => Promise<SourceEntry[]>;

type Facts = Partial<Pick<TimelineEntry, 'appointment' | 'checkIn' | 'message' | 'reply' | 'change' | 'signature'>>;

export const entryOf = (kind: TimelineKind, { id, at, moment }: Timed & { at: Date }, facts: Facts): SourceEntry => ({
  id,
  at,
  moment,
  kind,
  source: kind,
  appointment: null,
  checkIn: null,
  message: null,
  reply: null,
  change: null,
  signature: null,
  ...facts,
});
