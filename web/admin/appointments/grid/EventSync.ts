import type { Calendar } from '@event-calendar/core';

type EventInput = Calendar.EventInput & { id: string };

/** From so many changes on, all events are set at once. */
const many = 40;

/** Brings the events of a calendar to what they shall be. What stays the same keeps its element, and with it the focus. */
export class EventSync {
  private known = new Map<string, string>();

  constructor(private readonly calendar: Calendar) {}

  /** Those in `held` stay as they are. */
  sync(events: readonly EventInput[], held: ReadonlySet<string>): void {
    const wanted = new Map(events.map((event) => [event.id, JSON.stringify(event)]));
    const gone = [...this.known.keys()].filter((id) => !wanted.has(id));
    const changed = events.filter(({ id }) => !held.has(id) && this.known.get(id) !== wanted.get(id));
    if (held.size === 0 && gone.length + changed.length >= many) {
      this.calendar.setOption('events', [...events]);
      this.known = wanted;
      return;
    }
    for (const id of gone) {
      this.calendar.removeEventById(id);
      this.known.delete(id);
    }
    for (const event of changed) {
      if (this.known.has(event.id)) this.calendar.updateEvent(event);
      else this.calendar.addEvent(event);
      this.known.set(event.id, wanted.get(event.id) ?? '');
    }
  }

  /** The calendar has changed an event by itself: the next time it is set again. */
  forget(id: string): void {
    if (this.known.has(id)) this.known.set(id, '');
  }
}
