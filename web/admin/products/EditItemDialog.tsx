import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UpdateProductInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { changesOf, draftOf, type ItemDraft } from './item-values';
import { ItemFields } from './ItemFields';
import { itemLines } from './item-lines';
import { type ChangeableItem, currentItem } from './stale-item';

interface Props {
  item: ChangeableItem;
  categories: readonly string[];
  onSave: (change: UpdateProductInput, version: number) => Promise<unknown>;
  onClose: () => void;
}

const fields: (keyof ItemDraft)[] = [
  'type',
  'name',
  'newCategoryName',
  'price',
  'durationMinutes',
  'position',
  'description',
];

/** errorUpdateProduct: the form of an item. */
export function EditItemDialog({ item, categories, onSave, onClose }: Props) {
  const [base, setBase] = useState(item);
  const form = useForm<ItemDraft>({ defaultValues: draftOf(item) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const unsaved = useUnsaved(isDirty);
  const stale = error?.code === 'STALE' ? currentItem(error.details) : null;

  function take(next: ChangeableItem) {
    setBase(next);
    form.reset(draftOf(next));
    dismiss();
  }
  // Without unsaved changes the form follows those of others.
  const isBehind = item.version > base.version && !isDirty;
  useEffect(() => {
    if (!isBehind) return;
    setBase(item);
    form.reset(draftOf(item));
  }, [isBehind, item, form]);

  // Somebody else saved first: untouched fields take their values, so that saving mine does not revert them.
  useEffect(() => {
    const current = error?.code === 'STALE' ? currentItem(error.details) : null;
    if (!current) return;
    const theirs = draftOf(current);
    for (const field of fields) if (!dirtyFields[field]) form.setValue(field, theirs[field]);
  }, [error, dirtyFields, form]);

  /** What is saved over theirs: the fields that were touched here, and theirs for the others. */
  function mineOver(theirs: ChangeableItem): ItemDraft {
    const typed = form.getValues();
    const touched = Object.fromEntries(
      fields.filter((field) => dirtyFields[field]).map((field) => [field, typed[field]]),
    );
    return { ...draftOf(theirs), ...touched };
  }
  const saveOver = (before: ChangeableItem) =>
    form.handleSubmit(async (draft) => {
      if (!(await attempt(() => onSave(changesOf(draft, draftOf(before)), before.version)))) return;
      unsaved.allow();
      onClose();
    })();
  return (
    <FormDialog
      title="Edit Item"
      submit="Save"
      width="sm"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={() => saveOver(base)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this item"
          lines={itemLines(draftOf(stale), mineOver(stale))}
          isBusy={isBusy}
          onSaveMine={() => void saveOver(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <ItemFields form={form} categories={categories} hasRank />
    </FormDialog>
  );
}
