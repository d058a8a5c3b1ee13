import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { dayOf } from '../customers/day-of';
import { useCustomerKeeping_ReadQuery } from './signed.generated';
import { formsCount } from './signed-words';

/** Which signed forms of a customer an erasure leaves, and until when; nothing where there is none. */
export function KeptFormsNote({ customerId }: { customerId: string }) {
  return useMay()('SIGNATURE_KEEP') ? <Note customerId={customerId} /> : null;
}

function Note({ customerId }: { customerId: string }) {
  const { data } = useCustomerKeeping_ReadQuery({ variables: { id: customerId }, fetchPolicy: 'cache-and-network' });
  const {
    business: { timeZone },
  } = useAccount();
  if (!data) return null;
  const { signedForms, keptUntil, heldSince } = data.customerKeeping;
  if (heldSince)
    return (
      <Typography role="note" sx={{ fontWeight: 600 }}>
        This customer is on hold for legal reasons: release the hold first.
      </Typography>
    );
  if (signedForms === 0) return null;
  return (
    <Typography role="note">
      {`${formsCount(signedForms)} ${signedForms === 1 ? 'stays' : 'stay'} as evidence of what was agreed, with all that was signed there: name, answers, signature, email address, IP address and browser. ${ends(signedForms, keptUntil && dayOf(keptUntil, timeZone))}`}
    </Typography>
  );
}

const ends = (signedForms: number, lastDay: string | null): string => {
  if (signedForms === 1) return `It is kept ${lastDay ? `until ${lastDay}` : 'for good'}.`;
  return lastDay ? `The last of them is kept until ${lastDay}.` : 'At least one of them is kept for good.';
};
