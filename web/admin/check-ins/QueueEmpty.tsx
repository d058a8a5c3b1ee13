import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { EmptyState } from '../pieces/EmptyState';
import type { QueuePage_QueueQuery } from './check-ins.generated';
import { mine, type QueueView } from './queue-view';
import { dayName } from './times';

type Counts = QueuePage_QueueQuery['queueCounts'];
interface Props {
  view: QueueView;
  counts: Counts | undefined;
  onShow: (change: Partial<QueueView>) => void;
}

/** A sentence that names the day's other tabs with parties; empty if there are none. */
function elsewhere({ filter }: QueueView, counts: Counts | undefined): string {
  if (!counts) return '';
  const others = [
    filter !== 'CHECKED_IN' && counts.checkedIn > 0 && 'Checked-In',
    filter !== 'SEATED' && counts.seated > 0 && 'Seated',
    filter !== 'CANCELED' && counts.canceled > 0 && 'Canceled',
  ].filter(Boolean);
  return others.length > 0 ? `That day's parties are under ${others.join(' and ')}.` : '';
}

/** Text of an empty list. */
export function QueueEmpty({ view, counts, onShow }: Props) {
  const { search, date, filter, staff } = view;
  if (search) return <EmptyState icon={<SearchIcon />} title={`Your search - ${search} - did not match any data.`} />;
  if (staff)
    return (
      <EmptyState
        icon={<HourglassIcon />}
        title={date ? `No One Checked In on ${dayName(date)}` : 'Awaiting Check-Ins'}
        action={<Button onClick={() => onShow({ staff: null })}>Show all staff</Button>}
      >
        {staff === mine ? 'Only your own parties are shown.' : 'Only the parties of one staff member are shown.'}
      </EmptyState>
    );
  if (date)
    return (
      <EmptyState icon={<HourglassIcon />} title={`No One Checked In on ${dayName(date)}`}>
        {elsewhere(view, counts)}
      </EmptyState>
    );
  return (
    <EmptyState icon={<HourglassIcon />} title="Awaiting Check-Ins">
      {filter === 'CHECKED_IN'
        ? 'Whoever checks in on the kiosk or their phone appears here by itself.'
        : 'Parties appear here as you set their status.'}
    </EmptyState>
  );
}
