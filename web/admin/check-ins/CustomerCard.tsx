import CallIcon from '@mui/icons-material/CallOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { formatPhone } from '../../ui/phone-number';
import type { CheckIn } from './statuses';

type Props = { entry: CheckIn; timeZone: string };

function moment(instant: string, timeZone: string): string {
  return DateTime.fromISO(instant, { zone: timeZone }).setLocale('en-US').toFormat('LLL d, yyyy, h:mm a');
}

/** Who it is, how to reach them, and when what happened, in the business's zone. */
export function CustomerCard({ entry, timeZone }: Props) {
  const { customer } = entry;
  const times: [string, string | null][] = [['Checked in', entry.createdAt], ['Ready', entry.readiedAt], ['Seated', entry.servicedAt], [entry.cancelBy ? `Canceled by ${entry.cancelBy}` : 'Canceled', entry.canceledAt]];
  return (
    <Box sx={{ padding: 4, borderRadius: 3, background: 'var(--color-surface-2)', display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 180px', overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{`${customer.firstName} ${customer.lastName}`}</Typography>
          <Typography className="numbers" color="textSecondary">{formatPhone(customer.phone)}</Typography>
          {customer.email && <Link href={`mailto:${customer.email}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}>{customer.email}</Link>}
        </Box>
        <Button href={`tel:+1${customer.phone}`} variant="outlined" startIcon={<CallIcon />} aria-label={`Call ${formatPhone(customer.phone)}`}>Call</Button>
      </Box>
      <Box component="dl" className="numbers" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 4, rowGap: 1, margin: 0, fontSize: 'var(--text-s)', '& dt': { color: 'text.secondary' }, '& dd': { margin: 0 } }}>
        {times.map(([word, instant]) => instant && <Box key={word} sx={{ display: 'contents' }}><dt>{word}</dt><dd>{moment(instant, timeZone)}</dd></Box>)}
        {entry.temperature && <><dt>Temperature</dt><dd>{`${entry.temperature} °F`}</dd></>}
      </Box>
    </Box>
  );
}
