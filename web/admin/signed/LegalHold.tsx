import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { useAccount } from '../accounts/use-account';
import { useMay } from '../accounts/use-may';
import { dayOf } from '../customers/day-of';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { maxHoldReason } from '../limits';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import {
  useCustomerKeeping_ReadQuery,
  useHoldCustomer_HoldMutation,
  useHoldCustomer_ReleaseMutation,
} from './signed.generated';

/** Whether a customer is held for legal reasons; owners hold and release them. */
export function LegalHold({ customerId }: { customerId: string }) {
  return useMay()('SIGNATURE_KEEP') ? <Hold customerId={customerId} /> : null;
}

function Hold({ customerId }: { customerId: string }) {
  const { data, refetch } = useCustomerKeeping_ReadQuery({ variables: { id: customerId }, fetchPolicy: 'no-cache' });
  const [release] = useHoldCustomer_ReleaseMutation();
  const [isAsking, setAsking] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const {
    business: { timeZone },
  } = useAccount();
  if (!data) return null;
  const { heldSince, heldReason } = data.customerKeeping;
  return (
    <Stack component="section" aria-label="Legal hold" sx={{ gap: 2, alignItems: 'flex-start' }}>
      {heldSince ? (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {`On hold for legal reasons since ${dayOf(heldSince, timeZone)}: ${heldReason}`}
          </Typography>
          <Button variant="outlined" onClick={() => setReleasing(true)}>
            Release
          </Button>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>Hold for legal reasons…</Button>
      )}
      {isReleasing && (
        <PasswordDialog
          title="Release the hold?"
          submit="Release"
          action="SHORTEN_KEEPING"
          work={() => release({ variables: { id: customerId } })}
          onDone={() => {
            setReleasing(false);
            void refetch();
          }}
          onClose={() => setReleasing(false)}
        >
          <Typography>
            Signer details that should have been removed during the hold are removed now. This cannot be undone.
          </Typography>
        </PasswordDialog>
      )}
      {isAsking && (
        <HoldDialog
          customerId={customerId}
          onHeld={() => {
            setAsking(false);
            void refetch();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

interface Props {
  customerId: string;
  onHeld: () => void;
  onClose: () => void;
}

function HoldDialog({ customerId, onHeld, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const [hold] = useHoldCustomer_HoldMutation();
  const send = form.handleSubmit(async ({ reason }) => {
    if (await attempt(() => hold({ variables: { id: customerId, reason } }))) onHeld();
  });
  return (
    <FormDialog title="Hold for legal reasons?" submit="Hold" isBusy={isBusy} onSubmit={() => send()} onClose={onClose}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography>
        Until you release the hold, this customer cannot be erased, and their details stay with what they signed.
      </Typography>
      <Field
        label="Reason"
        help="Only owners read it."
        maxLength={maxHoldReason}
        registered={form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Please say why.' })}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
