import { useForm } from 'react-hook-form';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { FormDialog } from '../../pieces/FormDialog';
import { saveOver } from '../../pieces/save-over';
import { StaleComparison } from '../../pieces/StaleComparison';
import { UnsavedDialog } from '../../pieces/UnsavedDialog';
import { useNotice } from '../../pieces/use-notice';
import { useUnsaved } from '../../pieces/use-unsaved';
import { currentLike, useVersioned } from '../../pieces/use-versioned';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { useCalendarSettings_UpdateMutation } from './appointment-form.generated';
import { type CalendarSettings, changesOf, draftOf, settingsLines, type SettingsDraft } from './settings-draft';
import { SettingsFields } from './SettingsFields';

interface Props {
  settings: CalendarSettings;
  onClose: () => void;
}

/** The form of the settings. */
export function CalendarSettingsForm({ settings, onClose }: Props) {
  const form = useForm<SettingsDraft>({ defaultValues: draftOf(settings) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form, { onlyAtField: true });
  const { base, stale, take } = useVersioned({ form, latest: settings, valuesOf: draftOf, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const notify = useNotice();
  const [update] = useCalendarSettings_UpdateMutation();

  function leave() {
    unsaved.allow();
    onClose();
  }
  const currentOf = (details: unknown) => currentLike(details, settings);
  const send = (mine: SettingsDraft, over: CalendarSettings) =>
    update({ variables: { version: over.version, input: changesOf(mine, draftOf(over)) } });
  const save = (before: CalendarSettings) =>
    form.handleSubmit(async (typed) => {
      if (!(await attempt(() => saveOver(before, { typed, touched: dirtyFields, draftOf, currentOf, send })))) return;
      notify({ message: 'The settings are saved.' });
      leave();
    })();
  return (
    <FormDialog
      title="Calendar settings"
      submit="Save"
      width="sm"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={() => save(base)}
      onClose={() => unsaved.close(leave)}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed the settings"
          lines={settingsLines(draftOf(stale), form.getValues())}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <SettingsFields form={form} />
    </FormDialog>
  );
}
