import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import TextsOffIcon from '@mui/icons-material/SpeakerNotesOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../ui/phone-number';
import { useAccount } from '../accounts/use-account';
import { FactList } from '../pieces/FactList';
import { moment } from '../check-ins/times';
import { LegalHold } from '../signed/LegalHold';
import type { CustomerProfile_ProfileQuery } from './customer-profile.generated';
import { birthdayWords, refusedWords } from './customer-words';
import { dayOf } from './day-of';

interface Props {
  profile: CustomerProfile_ProfileQuery['customerProfile'];
  customer: CustomerProfile_ProfileQuery['customer'];
}

/** Ways to reach a customer, and what is known of them. */
export function ContactTab({ profile, customer }: Props) {
  const { phone, email, tags, notes } = customer;
  const {
    business: { timeZone },
  } = useAccount();
  const dayOrNone = (instant: string | null) => instant && dayOf(instant, timeZone);
  return (
    <Stack sx={{ gap: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& .MuiButton-root': { overflowWrap: 'anywhere' } }}>
        <Button
          variant="outlined"
          startIcon={<CallIcon />}
          href={`tel:+1${phone}`}
          className="numbers"
          aria-label={`Call ${formatPhone(phone)}`}
        >
          {formatPhone(phone)}
        </Button>
        {email && (
          <Button variant="outlined" startIcon={<MailIcon />} href={`mailto:${email}`} aria-label={`Email ${email}`}>
            {email}
          </Button>
        )}
      </Box>
      {(tags.length > 0 || profile.hasStoppedTexts) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {tags.map((tag) => (
            <Chip key={tag} label={tag} />
          ))}
          {profile.hasStoppedTexts && (
            <Chip icon={<TextsOffIcon />} label="Texts stopped" sx={{ background: 'var(--color-attention-soft)' }} />
          )}
        </Box>
      )}
      <FactList
        facts={[
          ['Next appointment', profile.nextAppointmentAt && moment(profile.nextAppointmentAt, timeZone)],
          ['Birthday', birthdayWords(customer)],
          ['First visit', dayOrNone(profile.firstVisitAt)],
          ['Last visit', dayOrNone(profile.lastVisitAt)],
          ['Average rating', profile.averageRating && `${profile.averageRating} of 5`],
          ['Gets no', refusedWords(customer) || null],
        ]}
      />
      {notes && (
        <Box component="section" aria-label="Notes">
          <Typography variant="h4" component="h3">
            Notes
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Typography>
        </Box>
      )}
      <LegalHold customerId={customer.id} />
    </Stack>
  );
}
