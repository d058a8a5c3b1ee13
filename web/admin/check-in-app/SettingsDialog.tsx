import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { UpdateCheckInAppInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { namesOf } from '../pieces/pick';
import { ToggleFields } from '../pieces/ToggleFields';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { NoTextsNote } from '../plans/NoTextsNote';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { MonitorLink } from './MonitorLink';
import { OfflineKioskNote } from './OfflineKioskNote';
import {
  changedSettings,
  graceError,
  settingsValues,
  type SettingsValues,
  textsError,
  textsToday,
} from './settings-values';
import { QrCodeRenewal } from './QrCodeRenewal';
import { settingToggles } from './toggles';

interface Props {
  app: CheckInAppSettingsFragment;
  localNetworkUrl: string | null;
  /** Null if this user may not see the kiosks. */
  hasKiosk: boolean | null;
  onSave: (change: UpdateCheckInAppInput) => Promise<unknown>;
  onRenewMonitor: () => Promise<unknown>;
  onRenewQrCode: () => Promise<unknown>;
  onClose: () => void;
}

const noKiosk =
  'No kiosk is in use. Unless the waitlist monitor is open on a screen that customers see, they have no code to scan, and only you can add them.';

interface NumberFieldProps {
  label: string;
  help: string;
  maxLength: number;
  form: UseFormReturn<SettingsValues>;
  name: 'graceMinutes' | 'automaticTextsPerDay';
  /** The error of what is typed, or true. */
  validate: (typed: string) => string | true;
}

function NumberField({ form, name, validate, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      inputMode="numeric"
      registered={form.register(name, { validate })}
      error={form.formState.errors[name]?.message}
    />
  );
}

/** The settings other than the appearance of the check-in app. */
export function SettingsDialog({
  app,
  localNetworkUrl,
  hasKiosk,
  onSave,
  onRenewMonitor,
  onRenewQrCode,
  onClose,
}: Props) {
  const form = useForm<SettingsValues>({ defaultValues: settingsValues(app), mode: 'onTouched' });
  const { isDirty } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
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
      <NoTextsNote />
      <ToggleFields
        control={form.control}
        toggles={settingToggles}
        warnings={{ onlyFromHere: hasKiosk === false ? noKiosk : null }}
      />
      <NumberField
        label="Grace period in minutes"
        maxLength={2}
        form={form}
        name="graceMinutes"
        validate={graceError}
        help="A party that is ready and does not come within it becomes a no-show, which you can undo. 0 for never."
      />
      <NumberField
        label="Automatic texts in a day"
        maxLength={5}
        form={form}
        name="automaticTextsPerDay"
        validate={textsError}
        help={`${textsToday(app)} Texts that go out by themselves when customers check in, reply or leave. The limit keeps a stranger with a script from using up your texts. Call-ups do not count. You can raise it to the texts of your plan.`}
      />
    </FormDialog>
  );
}
