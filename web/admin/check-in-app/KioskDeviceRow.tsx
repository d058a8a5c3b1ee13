import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { CheckInAppDeviceFragment } from './check-in-app.generated';
import { relativeTime } from './relative-time';

interface Props {
  device: CheckInAppDeviceFragment;
  now: number;
  isOwn: boolean;
  onRevoke: (() => void) | null;
}

const exact = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function KioskDeviceRow({ device: { name, createdAt, createdBy, lastUsedAt }, now, isOwn, onRevoke }: Props) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 3 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, fontWeight: 600 }}>
          {name}
          {isOwn && (
            <Chip
              size="small"
              label="This browser"
              sx={{ background: 'var(--color-primary-soft)', color: 'var(--color-primary-dark)', fontWeight: 600 }}
            />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {lastUsedAt ? (
            <>
              Last used{' '}
              <time dateTime={lastUsedAt} title={exact(lastUsedAt)}>
                {relativeTime(lastUsedAt, now)}
              </time>
            </>
          ) : (
            'Not used yet'
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Launched{' '}
          <time dateTime={createdAt} title={exact(createdAt)}>
            {relativeTime(createdAt, now)}
          </time>
          {createdBy && ` by ${createdBy}`}
        </Typography>
      </Box>
      {onRevoke && (
        <Button color="error" onClick={onRevoke} sx={{ marginRight: -3 }} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      )}
    </Box>
  );
}
