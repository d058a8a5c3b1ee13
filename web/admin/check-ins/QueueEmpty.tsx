import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import SearchIcon from '@mui/icons-material/Search';
import { EmptyState } from '../pieces/EmptyState';
import type { QueueView } from './queue-view';
import { dayName } from './times';

/** What stands where nobody does. */
export function QueueEmpty({ view: { search, date, filter } }: { view: QueueView }) {
  if (search) return <EmptyState icon={<SearchIcon />} title={`Your search - ${search} - did not match any data.`} />;
  if (date) return <EmptyState icon={<HourglassIcon />} title={`No One Checked In on ${dayName(date)}`} />;
  return <EmptyState icon={<HourglassIcon />} title="Awaiting Check-Ins">{filter === 'CHECKED_IN' ? 'Whoever checks in on the kiosk or their phone appears here by itself.' : 'Parties appear here as you set their status.'}</EmptyState>;
}
