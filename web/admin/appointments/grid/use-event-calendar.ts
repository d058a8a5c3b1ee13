import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
  type Calendar,
} from '@event-calendar/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GridEvent } from './grid-events';
import { plainTable } from './plain-table';
import { EventSync } from './EventSync';

export type GridOptions = Pick<
  Calendar.Options,
  | 'view'
  | 'date'
  | 'resources'
  | 'columnWidth'
  | 'slotHeight'
  | 'slotMinTime'
  | 'slotMaxTime'
  | 'scrollTime'
  | 'selectable'
>;

/** Shows an event where it was dragged to until `work` ends. */
type Hold = (id: string, work: Promise<unknown>) => Promise<void>;

const fixed: Calendar.Options = {
  locale: 'en-US',
  firstDay: 0,
  headerToolbar: { start: '', center: '', end: '' },
  allDaySlot: false,
  nowIndicator: true,
  pointer: true,
  slotDuration: '00:30:00',
  slotLabelInterval: '01:00:00',
  slotLabelFormat: { hour: 'numeric' },
  slotEventOverlap: false,
  snapDuration: '00:05:00',
  editable: false,
  // As long as other apps on a phone take.
  longPressDelay: 400,
  // Its own class gives every element of the calendar a cursor: hundreds of blocks would be styled anew as a drag begins.
  theme: (theme) => ({ ...theme, dragging: '' }),
};

/**
 * A calendar in the element that gets the returned ref: created once, with what `handlersOf` returns, then only its options and events follow.
 */
export function useEventCalendar(
  options: GridOptions,
  events: readonly GridEvent[],
  handlersOf: (hold: Hold) => Calendar.Options,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const calendar = useRef<{ api: Calendar; events: EventSync } | null>(null);
  const held = useRef(new Set<string>());
  const set = useRef<GridOptions>({});
  const [releases, setReleases] = useState(0);
  const atFirst = useRef({ options, handlersOf });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const undoPlain = plainTable(element);
    const hold: Hold = async (id, work) => {
      held.current.add(id);
      calendar.current?.events.forget(id);
      await work.catch(() => undefined);
      held.current.delete(id);
      setReleases((count) => count + 1);
    };
    const { options: first, handlersOf: handlers } = atFirst.current;
    set.current = first;
    const api = createCalendar(element, [ResourceTimeGrid, TimeGrid, Interaction], {
      ...fixed,
      ...handlers(hold),
      ...first,
    });
    calendar.current = { api, events: new EventSync(api) };
    return () => {
      calendar.current = null;
      undoPlain();
      void destroyCalendar(api);
    };
  }, []);

  useEffect(() => {
    if (!calendar.current) return;
    for (const name of Object.keys(options) as (keyof GridOptions)[])
      if (options[name] !== set.current[name]) calendar.current.api.setOption(name, options[name]);
    set.current = options;
  });

  useEffect(() => {
    const element = host.current;
    const focused = document.activeElement?.closest<HTMLElement>('[data-block]')?.dataset.block;
    calendar.current?.events.sync(events, held.current);
    // Of what has changed the element is new.
    if (!focused || !element?.contains(document.activeElement)) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        element
          .querySelector<HTMLElement>(`[data-block="${CSS.escape(focused)}"] button`)
          ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [events, releases]);
  return host;
}
