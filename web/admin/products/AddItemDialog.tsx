import { useForm } from 'react-hook-form';
import type { AddProductInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { type ItemDraft, newItem, noItem } from './item-values';
import { ItemFields } from './ItemFields';

interface Props {
  categories: readonly string[];
  /** The category that it was opened for; '' for none. */
  category: string;
  onAdd: (item: AddProductInput) => Promise<unknown>;
  onClose: () => void;
}

/** errorNewProduct: the form of a new item. */
export function AddItemDialog({ categories, category, onAdd, onClose }: Props) {
  const form = useForm<ItemDraft>({ defaultValues: { ...noItem, newCategoryName: category } });
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const unsaved = useUnsaved(form.formState.isDirty);
  const add = form.handleSubmit(async (draft) => {
    if (!(await attempt(() => onAdd(newItem(draft))))) return;
    unsaved.allow();
    onClose();
  });
  return (
    <FormDialog
      title="Add Item"
      submit="Add item"
      width="sm"
      isBusy={isBusy}
      onSubmit={add}
      onClose={onClose}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <ItemFields form={form} categories={categories} hasRank={false} />
    </FormDialog>
  );
}
