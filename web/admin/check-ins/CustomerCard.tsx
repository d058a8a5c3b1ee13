import { ContactCard } from '../customers/ContactCard';
import { FactList } from '../pieces/FactList';
import { quoteWords } from './row-notes';
import type { CheckIn } from './statuses';
import { moment } from './times';

interface Props {
  entry: CheckIn;
  timeZone: string;
  onProfile: (() => void) | null;
}

/** The customer, their contact data and the times of the visit, in the business's time zone. */
export function CustomerCard({ entry, timeZone, onProfile }: Props) {
  const { customer, quote, temperature } = entry;
  const at = (instant: string | null) => instant && moment(instant, timeZone);
  const facts: [string, string | null][] = [
    [entry.receivedAt ? 'Checked in offline' : 'Checked in', at(entry.createdAt)],
    ['Arrived here', at(entry.receivedAt)],
    ['Wait', quote && quoteWords(quote)],
    ['Ready', at(entry.readiedAt)],
    ['Called up', at(entry.notifiedAt)],
    ['Asked to be held until', at(entry.holdUntil)],
    ['Seated', at(entry.servicedAt)],
    [entry.cancelBy ? `Canceled by ${entry.cancelBy}` : 'Canceled', at(entry.canceledAt)],
    ['Asked for feedback', at(entry.feedbackAskedAt)],
    ['Temperature', temperature && `${temperature} °F`],
  ];
  return (
    <ContactCard customer={customer} onProfile={onProfile}>
      <FactList isSmall facts={facts} />
    </ContactCard>
  );
}
