import { AddItemDialog } from './AddItemDialog';
import { CategoryDialog, type CategorySave } from './CategoryDialog';
import { ItemAlbum } from './ItemAlbum';
import { ItemDialog } from './ItemDialog';
import type { CatalogueCategoryFragment, CatalogueItemFragment } from './products.generated';
import {
  useProductsPage_AddCategoryMutation,
  useProductsPage_AddMutation,
  useProductsPage_UpdateCategoryMutation,
} from './products.generated';
import { lateDialog } from '../pieces/late';
import { useNotice } from '../pieces/use-notice';
import type { useProductsUrl } from './use-products-url';

const ImportDialog = lateDialog(() => import('./import/ImportDialog'), 'ImportDialog', 'Import Items');

interface Props {
  url: ReturnType<typeof useProductsUrl>;
  items: readonly CatalogueItemFragment[];
  categories: readonly CatalogueCategoryFragment[];
  canEdit: boolean;
  onArchiveCategory: (category: CatalogueCategoryFragment) => Promise<unknown>;
  onChanged: () => void;
}

/** The dialog that the address names. */
export function CatalogueDialogs({ url, items, categories, canEdit, onArchiveCategory, onChanged }: Props) {
  const notify = useNotice();
  const [add] = useProductsPage_AddMutation();
  const [addCategory] = useProductsPage_AddCategoryMutation();
  const [updateCategory] = useProductsPage_UpdateCategoryMutation();
  const { action, albumId, itemId, categoryId } = url;
  const names = categories.map(({ name }) => name);
  const category = categories.find(({ id }) => id === categoryId) ?? null;

  async function saveCategory({ values, changes, version }: CategorySave) {
    if (category) await updateCategory({ variables: { id: category.id, version, input: changes } });
    else await addCategory({ variables: { input: values } });
    notify({ message: `${values.name} is ${category ? 'saved' : 'added'}.` });
    onChanged();
  }
  if (albumId)
    return (
      <ItemAlbum
        key={albumId}
        url={url}
        productId={albumId}
        name={items.find(({ id }) => id === albumId)?.name}
        canEdit={canEdit}
        onChanged={onChanged}
      />
    );
  if (!canEdit) return null;
  if (itemId)
    return (
      <ItemDialog
        key={itemId}
        id={itemId}
        listed={items.find(({ id }) => id === itemId)}
        categories={names}
        onChanged={onChanged}
        onClose={url.close}
      />
    );
  if (action === 'add-item')
    return (
      <AddItemDialog
        categories={names}
        category={category?.name ?? ''}
        onAdd={async (input) => {
          await add({ variables: { input } });
          notify({ message: `${input.name} is added.` });
          onChanged();
        }}
        onClose={url.close}
      />
    );
  if (action === 'import') return <ImportDialog onChanged={onChanged} onClose={url.close} />;
  if (action === 'add-category' || (action === 'edit-category' && category))
    return (
      <CategoryDialog
        category={action === 'add-category' ? null : category}
        onSave={saveCategory}
        onArchive={
          category &&
          (() => {
            url.close();
            void onArchiveCategory(category);
          })
        }
        onClose={url.close}
      />
    );
  return null;
}
