import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { UpdateCheckInAppInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { namesOf } from '../pieces/pick';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { MonitorLink } from './MonitorLink';
import { OfflineKioskNote } from './OfflineKioskNote';
import { changedSettings, graceError, settingsValues, textsError, textsToday } from './settings-values';
import { QrCodeRenewal } from './QrCodeRenewal';
import { ToggleFields } from './ToggleFields';
import { settingToggles } from './toggles';

interface Props {
  app: CheckInAppSettingsFragment;
  localNetworkUrl: string | null;
  onSave: (change: UpdateCheckInAppInput) => Promise<unknown>;
  onRenewMonitor: () => Promise<unknown>;
  onRenewQrCode: () => Promise<unknown>;
  onClose: () => void;
}

/** The settings other than the appearance of the check-in app. */
export function SettingsDialog({ app, localNetworkUrl, onSave, onRenewMonitor, onRenewQrCode, onClose }: Props) {
  const form = useForm({ defaultValues: settingsValues(app), mode: 'onTouched' });
  const {
    register,
    control,
    formState: { errors, isDirty },
  } = form;
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const unsaved = useUnsaved(isDirty);
  const gate = usePlanGate();
  const save = form.handleSubmit((values) =>
    attempt(async () => {
      if (
        await gate.run(async () => {
          await onSave(changedSettings(values, app));
          return true;
        })
      )
        return onClose();
      // Resets what the plan lacks, so that the rest can be saved.
      for (const name of namesOf(settingToggles))
        if (settingToggles[name].needsPlan) form.setValue(name, app[name], { shouldDirty: true });
    }),
  );
  return (
    <FormDialog
      title="Check-in settings"
      submit="Save"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={save}
      onClose={() => unsaved.close(onClose)}
      width="sm"
      after={
        <>
          <Divider sx={{ marginBlock: 6 }} />
          <Stack sx={{ gap: 5 }}>
            <MonitorLink address={app.monitorUrl} localNetworkUrl={localNetworkUrl} onRenew={onRenewMonitor} />
            <QrCodeRenewal onRenew={onRenewQrCode} />
            <OfflineKioskNote />
          </Stack>
          <UnsavedDialog unsaved={unsaved} />
        </>
      }
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <ToggleFields control={control} toggles={settingToggles} />
      <Field
        label="Grace period in minutes"
        inputMode="numeric"
        maxLength={2}
        registered={register('graceMinutes', { validate: graceError })}
        error={errors.graceMinutes?.message}
        help="A party that is ready and does not come within it becomes a no-show, which you can undo. 0 for never."
      />
      <Field
        label="Automatic texts in a day"
        inputMode="numeric"
        maxLength={5}
        registered={register('automaticTextsPerDay', { validate: textsError })}
        error={errors.automaticTextsPerDay?.message}
        help={`${textsToday(app)} Texts that go out by themselves when customers check in, reply or leave. The limit keeps a stranger with a script from using up your texts. Call-ups do not count. You can raise it to the texts of your plan.`}
      />
    </FormDialog>
  );
}
