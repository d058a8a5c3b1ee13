import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { media } from '../../ui/breakpoints';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { SelectField } from '../pieces/SelectField';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { nameError, ranks } from './item-values';
import { type ChangeableCategory, currentCategory } from './stale-item';

interface Draft {
  name: string;
  subheading: string;
  position: string;
}
export type CategoryValues = Pick<ChangeableCategory, 'name' | 'subheading' | 'position'>;

interface Props {
  /** Null for a new one. */
  category: ChangeableCategory | null;
  onSave: (values: CategoryValues, version: number) => Promise<unknown>;
  onArchive: (() => void) | null;
  onClose: () => void;
}

const draftOf = ({ name, subheading, position }: CategoryValues): Draft => ({
  name,
  subheading,
  position: String(position),
});

/** errorUpdateProductCategory: the form of a category. */
export function CategoryDialog({ category, onSave, onArchive, onClose }: Props) {
  /** As it was when it was opened, so that changes of others meanwhile are not overwritten unseen. */
  const [version, setVersion] = useState(category?.version ?? 0);
  const form = useForm<Draft>({ defaultValues: draftOf(category ?? { name: '', subheading: '', position: 0 }) });
  const {
    register,
    formState: { errors, isDirty },
  } = form;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const unsaved = useUnsaved(isDirty);
  const isTouched = useMediaQuery(media.touch);
  const stale = error?.code === 'STALE' ? currentCategory(error.details) : null;

  const save = (over: number) =>
    form.handleSubmit(async ({ name, subheading, position }) => {
      const values = { name: name.trim(), subheading: subheading.trim(), position: Number(position) };
      if (!(await attempt(() => onSave(values, over)))) return;
      unsaved.allow();
      onClose();
    })();
  function takeTheirs(theirs: ChangeableCategory) {
    setVersion(theirs.version);
    form.reset(draftOf(theirs));
    dismiss();
  }
  const mine = form.getValues();
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Add Category'}
      submit={category ? 'Save' : 'Add category'}
      isBusy={isBusy}
      isDisabled={category !== null && !isDirty}
      onSubmit={() => save(version)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this category"
          lines={[
            ['Name', stale.name, mine.name],
            ['Subheading', stale.subheading || 'None', mine.subheading || 'None'],
            ['Rank', String(stale.position), mine.position],
          ]}
          isBusy={isBusy}
          onSaveMine={() => void save(stale.version)}
          onTakeTheirs={() => takeTheirs(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <Field
        label="Name"
        autoFocus={category === null && !isTouched}
        maxLength={60}
        registered={register('name', { validate: nameError })}
        error={errors.name?.message}
      />
      <Field
        label="Subheading"
        maxLength={200}
        registered={register('subheading')}
        error={errors.subheading?.message}
      />
      <SelectField
        label="Rank"
        help="0 stands first."
        options={ranks}
        registered={register('position', { required: 'Choose a rank.' })}
        error={errors.position?.message}
      />
      {onArchive && (
        <Button
          color="error"
          startIcon={<ArchiveIcon />}
          disabled={isBusy}
          onClick={() => {
            unsaved.allow();
            onArchive();
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          Archive this category
        </Button>
      )}
    </FormDialog>
  );
}
