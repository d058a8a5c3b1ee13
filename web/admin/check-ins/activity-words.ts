import type { ActivityList_ActivityQuery } from './activity.generated';
import { lookOf } from './statuses';

export type ActivityEntry = ActivityList_ActivityQuery['checkInActivity'][number];

const fieldWords: Record<string, string> = {
  partySize: 'party size',
  notes: 'notes',
  tableNumber: 'table number',
  products: 'products and services',
  staff: 'staff member',
  status: 'status',
};
const channelWords = { TEXT: 'by text', CALL: 'by phone', EMAIL: 'by email' };
const stateWords = {
  QUEUED: 'On its way',
  SENDING: 'On its way',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  UNDELIVERED: 'Not delivered',
  DROPPED: 'Not sent',
  FAILED: 'Failed',
  UNKNOWN: 'Not known whether it left',
};

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function statusWords({ fromStatus, toStatus, cancelBy }: ActivityEntry): string {
  if (toStatus === 'CANCELED' && cancelBy === 'no-show') return 'Marked as a no-show';
  if (!toStatus) return 'Status changed';
  return fromStatus ? `${lookOf(fromStatus).word} to ${lookOf(toStatus).word}` : `Set to ${lookOf(toStatus).word}`;
}

function changedWords({ changes }: ActivityEntry): string {
  if (changes.length === 1 && changes[0].field === 'reply') return 'Put the text aside';
  return `Changed ${inWords(changes.map(({ field }) => fieldWords[field] ?? field)) || 'the check-in'}`;
}

/** What a saved field was and is: 'Party size: 2, now 4'; nothing where older versions did not record it. */
export function changeLines({ changes }: ActivityEntry): string[] {
  return changes.flatMap(({ field, before, after }) => {
    if (before === null || after === null) return [];
    const word = fieldWords[field] ?? field;
    const shown = (value: string) => (field === 'notes' && value ? `“${value}”` : value || 'none');
    return [`${word[0].toUpperCase()}${word.slice(1)}: ${shown(before)}, now ${shown(after)}`];
  });
}

/** An event in words. */
export function activityWords(entry: ActivityEntry): string {
  const way = entry.channel ? ` ${channelWords[entry.channel]}` : '';
  switch (entry.kind) {
    case 'CHECKED_IN':
      return 'Checked in';
    case 'STATUS':
      return statusWords(entry);
    case 'CHANGED':
      return changedWords(entry);
    case 'UNDONE':
      return entry.toStatus ? `Undid the last change: ${lookOf(entry.toStatus).word} again` : 'Undid the last change';
    case 'LEFT':
      return 'Left the queue';
    case 'DELETED':
      return 'Deleted';
    case 'RESTORED':
      return 'Brought back';
    case 'CALLED_UP':
      return `Called up${way}`;
    case 'CALL_UP_FAILED':
      return `Call-up${way} failed`;
    case 'HELD':
      return entry.minutes ? `Asked for ${entry.minutes} more minutes` : 'Asked for more time';
    case 'REPLIED':
      return 'Wrote a text';
    case 'ANSWERED':
      return `Answered${way}`;
    case 'REPLY_RESTORED':
      return 'Brought the text back';
    case 'TEXTED':
      return entry.channel === 'TEXT' ? 'Texted' : `Written to${way}`;
    case 'TEXTS_STOPPED':
      return 'Opted out of texts';
    case 'TEXTS_STARTED':
      return 'Wants texts again';
    case 'LINK_SENT':
      return `Sent the link to their place${way}`;
    case 'LINK_NOT_SENT':
      return 'Could not be sent the link to their place';
    case 'CLOSE_TOLD':
      return `Told that it is almost their turn${way}`;
    case 'CLOSE_NOT_TOLD':
      return 'Could not be told that it is almost their turn';
    case 'FEEDBACK_ASKED':
      return `Asked for feedback${way}`;
    case 'FEEDBACK_NOT_ASKED':
      return 'Could not be asked for feedback';
    case 'RATED':
      return 'Rated the visit';
  }
}

/** State of a message in words, with failures marked for the host; null for other events. */
export function stateOf({ state }: Pick<ActivityEntry, 'state'>): { words: string; isFailure: boolean } | null {
  return state && { words: stateWords[state], isFailure: state === 'UNDELIVERED' || state === 'FAILED' };
}
