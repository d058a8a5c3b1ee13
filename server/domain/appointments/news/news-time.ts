import { HOUR_MS } from '../../../core/durations.js';
import { withinTextHours } from '../../../core/messages/sending-hours.js';

/** News leaves once nothing that brought it about can be undone any more. */
export const NEWS_WAIT_MS = 20_000;

interface News {
  now: Date;
  channel: 'text' | 'email';
  timeZone: string;
  /** When the first of the visits that it is about begins, or began before it moved. */
  startsAt: Date;
}

/** When news of what the staff did leaves: a text not at night, but where the morning would be too late. */
export function newsTime({ now, channel, timeZone, startsAt }: News): Date {
  const soon = new Date(now.getTime() + NEWS_WAIT_MS);
  if (channel === 'email') return soon;
  const byDay = withinTextHours(soon, timeZone);
  return byDay.getTime() + HOUR_MS > startsAt.getTime() ? soon : byDay;
}
