import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { BusinessFields } from '../accounts/BusinessFields';
import { ViewerDocument } from '../accounts/viewer.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { RichTextField } from '../pieces/RichTextField';
import { SelectField } from '../pieces/SelectField';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { maxRichText } from '../limits';
import { type BusinessPageProfileFragment, useProfileForm_SaveMutation } from './business-page.generated';
import {
  changedProfile,
  intervals,
  isComplete,
  profileLines,
  profileValues,
  type ProfileValues,
} from './profile-values';
import { TakeOffQuestion } from './TakeOffQuestion';
import { VanityNameField } from './VanityNameField';

interface Props {
  profile: BusinessPageProfileFragment;
  /** Where Greeter is. */
  origin: string;
  /** Counts the wishes for a vanity name: each one puts the focus there. */
  nameWishes: number;
}

/** The profile of the business, also the part of it that every plan shows. */
export function ProfileForm({ profile, origin, nameWishes }: Props) {
  const form = useForm<ProfileValues>({ defaultValues: profileValues(profile), mode: 'onTouched' });
  const { errors, isDirty, dirtyFields } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const { base, stale, take } = useVersioned({ form, latest: profile, valuesOf: profileValues, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const notify = useNotice();
  const [send] = useProfileForm_SaveMutation({ refetchQueries: [ViewerDocument] });
  const isWhole = useWatch({ control: form.control, compute: isComplete });
  const { setFocus } = form;
  useEffect(() => {
    if (nameWishes > 0) setFocus('vanityName');
  }, [nameWishes, setFocus]);

  /** The version to save over as soon as somebody said that the page may lose its address. */
  const [askedFor, askFor] = useState<number | null>(null);

  const saveAs = (version: number, isAllowed = false) =>
    form.handleSubmit(async (values) => {
      if (base.vanityName && values.vanityName.trim() === '' && !isAllowed) return askFor(version);
      await attempt(async () => {
        const { data } = await send({ variables: { input: changedProfile(values, dirtyFields), version } });
        if (!data) return;
        take(data.updateBusiness.profile);
        notify({ message: 'Saved.' });
      });
    })();
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        void saveAs(base.version);
      }}
      sx={{ gap: 5, maxWidth: 720 }}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed the profile"
          lines={profileLines(stale, form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void saveAs(stale.version)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <FormProvider {...form}>
        <BusinessFields />
      </FormProvider>
      <VanityNameField form={form} current={base.vanityName ?? ''} origin={origin} />
      <RichTextField
        control={form.control}
        name="about"
        label="About"
        help="What visitors read about your business."
        max={maxRichText}
      />
      <SelectField
        label="Booking interval"
        options={intervals}
        registered={form.register('bookingInterval', { required: 'Choose the booking interval.' })}
        error={errors.bookingInterval?.message}
      />
      <Box>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isDirty || !isWhole}>
          Save
        </Button>
      </Box>
      <UnsavedDialog unsaved={unsaved} />
      <TakeOffQuestion
        isOpen={askedFor !== null}
        onYes={() => {
          askFor(null);
          if (askedFor !== null) void saveAs(askedFor, true);
        }}
        onNo={() => {
          askFor(null);
          form.resetField('vanityName');
        }}
      />
    </Stack>
  );
}
