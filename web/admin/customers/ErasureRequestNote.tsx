import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAccount } from '../accounts/use-account';
import { dayOf } from './day-of';
import type { ErasureRequestFieldsFragment } from './erasure-requests.generated';
import type { Decision } from './ErasureDecision';

interface Props {
  request: ErasureRequestFieldsFragment;
  /** Begins the sentence; the name of the customer where it does not stand above. */
  who: string;
  /** Null for those who only see it. */
  onDecide: ((kind: Decision['kind']) => void) | null;
}

/** A customer's request to be erased, until when it has to be decided, and for the owner the two ways to do so. */
export function ErasureRequestNote({ request: { askedAt, dueAt }, who, onDecide }: Props) {
  const {
    business: { timeZone },
  } = useAccount();
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {`${who} asked on ${dayOf(askedAt, timeZone)} to be erased. Decide by ${dayOf(dueAt, timeZone)}.`}
      {onDecide ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
          <Button color="error" variant="contained" onClick={() => onDecide('erase')}>
            Erase for good
          </Button>
          <Button color="inherit" onClick={() => onDecide('decline')}>
            Decline…
          </Button>
        </Stack>
      ) : (
        ' Only the owner can.'
      )}
    </Alert>
  );
}
