import ICAL from 'ical.js';
import type { BusySpan, BusyWindow, OutsideReading } from '../../../domain/appointments/outside/OutsideCalendars.js';
import { eventTimes, spanAt } from './event-times.js';
import { Barren } from './Barren.js';
import { beginFile } from './limit-steps.js';
import { removedFrom, startsOf } from './occurrences.js';
import { ReadingError } from './ReadingError.js';
import { requireFewLines, requireFewParts, requireShortHeads } from './require-readable.js';
import { Zones } from './Zones.js';

type Component = InstanceType<typeof ICAL.Component>;

/** Times of one file, which are united and cut later. */
const MAX_SPANS = 50_000;

export interface BusyTask {
  /** A whole iCalendar file. */
  text: string;
  window: BusyWindow;
  /** What takes longer is called slow. */
  slowMs?: number;
}

/** The times of a calendar at which its owner is busy, from which nothing can be told but the times. */
export function readBusy({ text, window, slowMs = Infinity }: BusyTask): OutsideReading {
  const began = performance.now();
  beginFile();
  try {
    requireFewLines(text);
    requireShortHeads(text);
    const calendars = calendarsOf(text);
    requireFewParts(calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')));
    const busy = calendars.flatMap((calendar) => busySpans(calendar, window));
    return { busy, ...(performance.now() - began >= slowMs && { isSlow: true }) };
  } catch (error) {
    if (error instanceof ReadingError) return { fault: error.fault, ...(error.detail && { detail: error.detail }) };
    return { fault: error instanceof Barren ? 'TOO_COMPLEX' : 'BROKEN' };
  }
}

function calendarsOf(text: string): Component[] {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trimStart()) as unknown[];
  // Several calendars in one file are a list of them.
  const all = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const calendars = all.map((one) => new ICAL.Component(one as never)).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new ReadingError('NOT_A_CALENDAR');
  return calendars;
}

function busySpans(calendar: Component, window: BusyWindow): BusySpan[] {
  const zones = new Zones(calendar, window.timeZone);
  const events = calendar.getAllSubcomponents('vevent');
  const overrides = new Map<string, Component[]>();
  for (const event of events) {
    if (!event.hasProperty('recurrence-id')) continue;
    const known = overrides.get(uidOf(event));
    if (known) known.push(event);
    else overrides.set(uidOf(event), [event]);
  }
  const spans: BusySpan[] = [];
  for (const event of events) {
    if (!isBusy(event)) continue;
    // An occurrence that was changed stands for itself: it may be in the window where the one that it replaces is not.
    const isOverride = event.hasProperty('recurrence-id');
    for (const { from, to } of spansOf(event, isOverride ? [] : (overrides.get(uidOf(event)) ?? []), { zones, window }))
      if (from < window.to && to > window.from && to > from)
        spans.push({ from: Math.max(from, window.from), to: Math.min(to, window.to) });
    if (spans.length > MAX_SPANS) throw new ReadingError('TOO_COMPLEX');
  }
  return spans;
}

const uidOf = (event: Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const valueOf = (event: Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

const isBusy = (event: Component): boolean =>
  valueOf(event, 'status') !== 'CANCELLED' &&
  valueOf(event, 'transp') !== 'TRANSPARENT' &&
  valueOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

function spansOf(
  event: Component,
  overrides: readonly Component[],
  { zones, window }: { zones: Zones; window: BusyWindow },
): BusySpan[] {
  const times = eventTimes(event, zones);
  if (!times) return [];
  if (event.hasProperty('recurrence-id')) return [spanAt(times, times.start)];
  const isRemoved = removedFrom(event, overrides, times, zones);
  return startsOf(event, times, { zones, until: window.to }).flatMap((start) => {
    const span = spanAt(times, start);
    return isRemoved(start, span.from) ? [] : [span];
  });
}
