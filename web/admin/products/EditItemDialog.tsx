import { useForm } from 'react-hook-form';
import type { UpdateProductInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { changesOf, draftOf, type ItemDraft } from './item-values';
import { ItemFields } from './ItemFields';
import { itemLines } from './item-lines';
import { saveOver } from '../pieces/save-over';
import { type ChangeableItem, currentItem } from './stale-item';

interface Props {
  item: ChangeableItem;
  categories: readonly string[];
  onSave: (change: UpdateProductInput, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** errorUpdateProduct: the form of an item. */
export function EditItemDialog({ item, categories, onSave, onClose }: Props) {
  const form = useForm<ItemDraft>({ defaultValues: draftOf(item) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const { base, stale, take } = useVersioned<ChangeableItem, ItemDraft>({
    form,
    latest: item,
    valuesOf: draftOf,
    error,
    dismiss,
    currentOf: currentItem,
  });
  const unsaved = useUnsaved(isDirty);

  const save = (before: ChangeableItem) =>
    form.handleSubmit(async (typed) => {
      const send = (mine: ItemDraft, over: ChangeableItem) => onSave(changesOf(mine, draftOf(over)), over.version);
      const work = () => saveOver(before, { typed, touched: dirtyFields, draftOf, currentOf: currentItem, send });
      if (!(await attempt(work))) return;
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
      onSubmit={() => save(base)}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this item"
          lines={itemLines(draftOf(stale), form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
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
