import CustomerIcon from '@mui/icons-material/AccountCircleOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPhone } from '../../ui/phone-number';
import { CustomerContact } from '../customers/CustomerContact';
import { FactList } from '../pieces/FactList';
import { quoteWords } from './row-notes';
import { nameOf, type CheckIn } from './statuses';
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
    <Box sx={{ padding: 4, borderRadius: 3, background: 'var(--color-surface-2)', display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
          <CustomerContact customer={customer} />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {onProfile && (
            <Button
              variant="outlined"
              startIcon={<CustomerIcon />}
              aria-label={`Customer ${nameOf(entry)}`}
              onClick={onProfile}
            >
              Customer
            </Button>
          )}
          <Button
            href={`tel:+1${customer.phone}`}
            variant="outlined"
            startIcon={<CallIcon />}
            aria-label={`Call ${formatPhone(customer.phone)}`}
          >
            Call
          </Button>
        </Box>
      </Box>
      <FactList isSmall facts={facts} />
    </Box>
  );
}
