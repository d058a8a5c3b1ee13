import TextsOffIcon from '@mui/icons-material/SpeakerNotesOffOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../ui/phone-number';
import { useAccount } from '../accounts/use-account';
import { FactList } from '../pieces/FactList';
import { dayOf } from './day-of';
import type { CustomerProfile_ProfileQuery } from './customer-profile.generated';

interface Props {
  profile: CustomerProfile_ProfileQuery['customerProfile'];
}

/** Contact data and numbers of a customer's visits. */
export function ProfileFacts({ profile }: Props) {
  const {
    business: { timeZone },
  } = useAccount();
  const counts: [string, number][] = [
    ['Check-ins', profile.totalCheckIns],
    ['Seated', profile.totalSeated],
    ['Canceled', profile.totalCanceled],
    ['No-shows', profile.totalNoShows],
  ];
  const facts: [string, string | null][] = [
    ['First visit', profile.firstVisitAt && dayOf(profile.firstVisitAt, timeZone)],
    ['Last visit', profile.lastVisitAt && dayOf(profile.lastVisitAt, timeZone)],
    ['Average rating', profile.averageRating && `${profile.averageRating} of 5`],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
      <Box>
        <Typography variant="h3" component="p">
          {`${profile.firstName} ${profile.lastName}`.trim()}
        </Typography>
        <Link
          href={`tel:+1${profile.phone}`}
          className="numbers"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--touch)', marginRight: 4 }}
        >
          {formatPhone(profile.phone)}
        </Link>
        {profile.email && (
          <Link
            href={`mailto:${profile.email}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--touch)' }}
          >
            {profile.email}
          </Link>
        )}
        {profile.hasStoppedTexts && (
          <Box>
            <Chip icon={<TextsOffIcon />} label="Texts stopped" sx={{ background: 'var(--color-attention-soft)' }} />
          </Box>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
          margin: 0,
          '& dd': { margin: 0 },
        }}
      >
        {counts.map(([word, count]) => (
          <Box
            key={word}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              padding: 3,
              borderRadius: 3,
              background: 'var(--color-surface-2)',
            }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {word}
            </Typography>
            <Typography component="dd" className="numbers" sx={{ fontSize: 'var(--text-l)', fontWeight: 650 }}>
              {count.toLocaleString('en-US')}
            </Typography>
          </Box>
        ))}
      </Box>
      <FactList facts={facts} />
    </Box>
  );
}
