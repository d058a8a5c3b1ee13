import FormIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PasswordDialog } from '../accounts/PasswordDialog';
import { DialogFrame } from '../pieces/DialogFrame';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Pending } from '../pieces/Pending';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { type KeptFormFragment, useKeepForms_SaveMutation } from './signed.generated';
import { useAllForms } from './use-all-forms';

interface Change {
  form: KeptFormFragment;
  years: number | null;
}

const choices = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50];
const yearsWords = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** How long what was signed is kept, form by form. */
export function KeepFormsDialog({ onClose }: { onClose: () => void }) {
  const { forms, error, refetch } = useAllForms();
  const [save] = useKeepForms_SaveMutation();
  const { attempt, error: refusal, dismiss, isBusy } = useAttempt();
  const [asked, setAsked] = useState<Change | null>(null);
  const notify = useNotice();
  const keep = ({ form, years }: Change) => save({ variables: { id: form.id, years } });
  const tell = ({ form, years }: Change) =>
    notify({
      message: years === null ? `${form.name} is kept for good.` : `${form.name} is kept for ${yearsWords(years)}.`,
    });
  async function keepLonger(change: Change) {
    if (await attempt(() => keep(change))) tell(change);
  }
  // Shorter than before: some may go in a week, and for good, so the password is asked for once more.
  const choose = (change: Change) => {
    const { form, years } = change;
    if (years !== null && (form.keepYears === null || years < form.keepYears)) setAsked(change);
    else void keepLonger(change);
  };
  return (
    <DialogFrame
      title="How long to keep"
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {!forms ? (
        <Pending error={error} onRetry={refetch} rows={3} />
      ) : forms.length === 0 ? (
        <EmptyState icon={<FormIcon />} title="No forms yet" />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <ErrorAlert error={refusal} onDismiss={dismiss} />
          <Typography>
            After this time names, drawings, answers and addresses of a signature are removed. That it was signed stays,
            with its hash. Customers on hold for legal reasons are left out until you release them.
          </Typography>
          {forms.map((form) => (
            <Stack key={form.id} direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>{form.name}</Typography>
              <NativeSelect
                input={<OutlinedInput />}
                value={form.keepYears ?? ''}
                disabled={isBusy}
                inputProps={{ 'aria-label': `Keep ${form.name}` }}
                onChange={({ target: { value } }) => choose({ form, years: value === '' ? null : Number(value) })}
                sx={{ height: 'var(--touch)', minWidth: 140 }}
              >
                <option value="">For good</option>
                {[...new Set([...choices, ...(form.keepYears === null ? [] : [form.keepYears])])]
                  .sort((one, other) => one - other)
                  .map((years) => (
                    <option key={years} value={years}>
                      {yearsWords(years)}
                    </option>
                  ))}
              </NativeSelect>
            </Stack>
          ))}
        </Stack>
      )}
      {asked && (
        <PasswordDialog
          title={`Keep ${asked.form.name} for ${yearsWords(asked.years!)}?`}
          submit={`Keep for ${yearsWords(asked.years!)}`}
          action="SHORTEN_KEEPING"
          work={() => keep(asked)}
          onDone={() => {
            tell(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <Typography>
            Signer details on forms signed longer ago are removed in 7 days. Until then you can choose a longer time
            again.
          </Typography>
        </PasswordDialog>
      )}
    </DialogFrame>
  );
}
