import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { StaleComparison } from '../pieces/StaleComparison';
import { ToggleFields } from '../pieces/ToggleFields';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { type BusinessPageSettingsFragment, usePageSettingsForm_SaveMutation } from './business-page.generated';
import { pageSettingsValues, type PageSettingsValues, pageToggles, settingsLines } from './page-settings-values';

interface Props {
  settings: BusinessPageSettingsFragment;
  onSaved: () => Promise<unknown>;
}

export function PageSettingsForm({ settings, onSaved }: Props) {
  const form = useForm<PageSettingsValues>({ defaultValues: pageSettingsValues(settings) });
  const { isDirty } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const { base, stale, take } = useVersioned({ form, latest: settings, valuesOf: pageSettingsValues, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const gate = usePlanGate();
  const notify = useNotice();
  const values = useWatch({ control: form.control, compute: (all: PageSettingsValues) => all });
  const [send] = usePageSettingsForm_SaveMutation();

  const saveAs = (version: number) =>
    form.handleSubmit((input) =>
      attempt(async () => {
        const answer = await gate.run(() => send({ variables: { input, version } }));
        if (!answer?.data) return form.reset();
        take(answer.data.updatePageSettings);
        notify({ message: 'Saved.' });
        await onSaved();
      }),
    )();
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
        void saveAs(base.version);
      }}
      sx={{ gap: 5, maxWidth: 720 }}
    >
      <PlanWarning gate={gate} />
      {stale ? (
        <StaleComparison
          title="Somebody else changed the settings"
          lines={settingsLines(stale, values)}
          isBusy={isBusy}
          onSaveMine={() => void saveAs(stale.version)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <ToggleFields control={form.control} toggles={pageToggles} />
      <Box>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </Box>
      <UnsavedDialog unsaved={unsaved} />
    </Stack>
  );
}
