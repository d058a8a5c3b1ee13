import MergeIcon from '@mui/icons-material/CallMerge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../ui/phone-number';
import { useAccount } from '../../accounts/use-account';
import { useMay } from '../../accounts/use-may';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { PlanWarning } from '../../plans/PlanWarning';
import { nameOf } from '../customer-words';
import { dayOf } from '../day-of';
import { useMergedWith_MergesQuery } from './merge.generated';
import { useUndoMerge } from './use-undo-merge';

/** The records that were merged into a customer's, each with Undo for a day; nothing where there are none. */
export function MergedWith({ customerId }: { customerId: string }) {
  const { data } = useMergedWith_MergesQuery({ variables: { id: customerId }, fetchPolicy: 'cache-and-network' });
  const { undo, gate, error, dismiss, isBusy } = useUndoMerge();
  const mayMerge = useMay()('CUSTOMER_MERGE');
  const {
    business: { timeZone },
  } = useAccount();
  const merges = data?.customerMerges ?? [];
  if (merges.length === 0) return null;
  return (
    <Box component="section" aria-label="Merged records">
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {merges.map((merge) => (
          <Box
            component="li"
            key={merge.id}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}
          >
            <MergeIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
            <Typography className="numbers" sx={{ flex: '1 1 200px' }}>
              {`Merged with ${nameOf(merge.merged)}, ${formatPhone(merge.merged.phone)}`}
              <Typography component="span" color="textSecondary">{` · ${dayOf(merge.mergedAt, timeZone)}`}</Typography>
            </Typography>
            {merge.undoUntil && mayMerge && (
              <Button
                loading={isBusy}
                onClick={() => void undo(merge)}
                aria-label={`Undo: merged with ${nameOf(merge.merged)}`}
              >
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
