import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useCustomerProfile_ProfileQuery } from './customer-profile.generated';
import { CustomerCheckIns } from './CustomerCheckIns';
import { ProfileFacts } from './ProfileFacts';

interface Props {
  customerId: string;
  open: boolean;
  onClose: () => void;
}

/** A customer: contact data, counts, and every check-in. */
export function CustomerProfileDialog({ customerId, open, onClose }: Props) {
  return (
    <DialogFrame
      title="Customer"
      isOpen={open}
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Profile id={customerId} />
    </DialogFrame>
  );
}

function Profile({ id }: { id: string }) {
  const { data, error, refetch } = useCustomerProfile_ProfileQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && refusalOf(error).code === 'NOT_FOUND')
    return <Typography>This customer profile is no longer available.</Typography>;
  if (!data) return <Pending error={error} onRetry={refetch} rows={3} height={88} />;
  return (
    <Stack sx={{ gap: 6 }}>
      <ProfileFacts profile={data.customerProfile} />
      <CustomerCheckIns customerId={id} />
    </Stack>
  );
}
