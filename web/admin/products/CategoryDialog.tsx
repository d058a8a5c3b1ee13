import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForm } from 'react-hook-form';
import { media } from '../../ui/breakpoints';
import { namesOf, pick } from '../pieces/pick';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { CountedField } from '../pieces/CountedField';
import { FormDialog } from '../pieces/FormDialog';
import { SelectField } from '../pieces/SelectField';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { maxCategoryName, maxSubheading } from '../limits';
import { nameError, ranks } from './item-values';
import { saveOver } from '../pieces/save-over';
import { type ChangeableCategory, currentCategory } from './stale-item';

interface Draft {
  name: string;
  subheading: string;
  position: string;
}
type CategoryValues = Pick<ChangeableCategory, 'name' | 'subheading' | 'position'>;
export interface CategorySave {
  values: CategoryValues;
  /** Those that were touched. */
  changes: Partial<CategoryValues>;
  version: number;
}

interface Props {
  /** Null for a new one. */
  category: ChangeableCategory | null;
  onSave: (save: CategorySave) => Promise<unknown>;
  onArchive: (() => void) | null;
  onClose: () => void;
}

const draftOf = ({ name, subheading, position }: CategoryValues): Draft => ({
  name,
  subheading,
  position: String(position),
});

const labels: Record<keyof Draft, string> = { name: 'Name', subheading: 'Subheading', position: 'Rank' };

/** The touched fields that differ, as they are now and as they were typed. */
function categoryLines(current: ChangeableCategory, mine: Draft, touched: Partial<Record<keyof Draft, boolean>>) {
  const now = draftOf(current);
  return namesOf(labels)
    .filter((name) => touched[name] && now[name] !== mine[name])
    .map((name) => [labels[name], now[name] || 'None', mine[name] || 'None'] as const);
}

const noCategory: ChangeableCategory = { id: '', version: 0, name: '', subheading: '', position: 0 };

/** errorUpdateProductCategory: the form of a category. */
export function CategoryDialog({ category, onSave, onArchive, onClose }: Props) {
  const latest = category ?? noCategory;
  const form = useForm<Draft>({ defaultValues: draftOf(latest) });
  const {
    control,
    register,
    formState: { errors, isDirty, dirtyFields },
  } = form;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const { base, stale, take } = useVersioned({
    form,
    latest,
    valuesOf: draftOf,
    error,
    dismiss,
    currentOf: currentCategory,
  });
  const unsaved = useUnsaved(isDirty);
  const isTouched = useMediaQuery(media.touch);

  const save = (before: ChangeableCategory) =>
    form.handleSubmit(async (typed) => {
      const send = ({ name, subheading, position }: Draft, { version }: ChangeableCategory) => {
        const values = { name: name.trim(), subheading: subheading.trim(), position: Number(position) };
        const touched = namesOf(values).filter((field) => dirtyFields[field]);
        return onSave({ values, changes: pick(values, touched), version });
      };
      const work = () => saveOver(before, { typed, touched: dirtyFields, draftOf, currentOf: currentCategory, send });
      if (!(await attempt(work))) return;
      unsaved.allow();
      onClose();
    })();
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Add Category'}
      submit={category ? 'Save' : 'Add category'}
      isBusy={isBusy}
      isDisabled={category !== null && !isDirty}
      onSubmit={() => save(base)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this category"
          lines={categoryLines(stale, form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <CountedField
        control={control}
        name="name"
        label="Name"
        autoFocus={category === null && !isTouched}
        max={maxCategoryName}
        what="the name of a category"
        validate={nameError}
        error={errors.name?.message}
      />
      <CountedField
        control={control}
        name="subheading"
        label="Subheading"
        max={maxSubheading}
        what="a subheading"
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
