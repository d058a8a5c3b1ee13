import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { UpdateCheckInAppInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { AutoFeedbackSwitch } from './AutoFeedbackSwitch';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { MonitorLink } from './MonitorLink';
import { OfflineKioskNote } from './OfflineKioskNote';
import { changedSettings, graceError, settingsValues } from './settings-values';
import { SwitchField } from './SwitchField';

type Props = {
  app: CheckInAppSettingsFragment;
  localNetworkUrl: string | null;
  onSave: (change: UpdateCheckInAppInput) => Promise<unknown>;
  onRenewMonitor: () => Promise<unknown>;
  onClose: () => void;
};

export function SettingsDialog({ app, localNetworkUrl, onSave, onRenewMonitor, onClose }: Props) {
  const formId = useId();
  const form = useForm({ defaultValues: settingsValues(app), mode: 'onTouched' });
  const {
    register,
    control,
    formState: { errors, isDirty },
  } = form;
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const gate = usePlanGate();
  const save = form.handleSubmit((typed) =>
    attempt(async () => {
      if (
        await gate.run(async () => {
          await onSave(changedSettings(typed, app));
          return true;
        })
      )
        return onClose();
      // What the plan lacks goes back, so that the rest can be saved.
      for (const name of ['autoFeedbackEnabled', 'closeTextsEnabled'] as const)
        form.setValue(name, app[name], { shouldDirty: true });
    }),
  );
  const actions = (
    <>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="contained" loading={isBusy} disabled={!isDirty}>
        Save
      </Button>
    </>
  );
  return (
    <FormDialog title="Check-in settings" isOpen onClose={onClose} actions={actions} width="sm">
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ gap: 5 }}
      >
        <ErrorAlert error={error} onDismiss={dismiss} />
        <PlanWarning gate={gate} />
        <Controller
          control={control}
          name="paused"
          render={({ field }) => (
            <SwitchField
              label="Pause check-in"
              checked={field.value}
              onChange={field.onChange}
              help="Kiosks and phones say that check-in is paused and take nobody, until you switch this off. Whoever waits already stays in line, and you can still add parties yourself."
            />
          )}
        />
        <Controller
          control={control}
          name="autoFeedbackEnabled"
          render={({ field }) => <AutoFeedbackSwitch checked={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={control}
          name="closeTextsEnabled"
          render={({ field }) => (
            <SwitchField
              label="'Getting close' texts"
              checked={field.value}
              onChange={field.onChange}
              help="A party gets a text when it is next in line or its expected wait falls under 10 minutes."
            />
          )}
        />
        <Field
          label="Grace period in minutes"
          inputMode="numeric"
          maxLength={2}
          registered={register('graceMinutes', { validate: graceError })}
          error={errors.graceMinutes?.message}
          help="A party that is ready and does not come within it becomes a no-show, which you can undo. 0 for never."
        />
      </Stack>
      <Divider sx={{ marginBlock: 6 }} />
      <Stack sx={{ gap: 5 }}>
        <MonitorLink address={app.monitorUrl} localNetworkUrl={localNetworkUrl} onRenew={onRenewMonitor} />
        <OfflineKioskNote />
      </Stack>
    </FormDialog>
  );
}
