import AddIcon from '@mui/icons-material/Add';
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { MenuEntry } from './CatalogueMenu';
import type { MenuTarget } from './OwnerCatalogue';
import type { CatalogueCategoryFragment } from './products.generated';
import type { useCatalogueChanges } from './use-catalogue-changes';
import type { useProductsUrl } from './use-products-url';

interface Page {
  url: ReturnType<typeof useProductsUrl>;
  changes: ReturnType<typeof useCatalogueChanges>;
  categories: readonly CatalogueCategoryFragment[];
}

/** The menu of an item or of a category. */
export function menuEntries({ item, category }: MenuTarget, { url, changes, categories }: Page): MenuEntry[] {
  if (item)
    return [
      ['Edit Item', EditIcon, () => url.open({ item: item.id })],
      ['Add Photos', AddPhotoIcon, () => url.open({ album: item.id, action: 'add-photos' })],
      ['Archive', ArchiveIcon, () => void changes.archive(item)],
    ];
  const { id } = category;
  const move = (by: -1 | 1) => () => void changes.moveCategory(categories, category, by);
  return [
    ['Edit Category', EditIcon, () => url.open({ action: 'edit-category', category: id })],
    ['Add Item', AddIcon, () => url.open({ action: 'add-item', category: id })],
    ['Move Up', UpIcon, categories[0]?.id === id ? null : move(-1)],
    ['Move Down', DownIcon, categories.at(-1)?.id === id ? null : move(1)],
    ['Archive', ArchiveIcon, () => void changes.archiveCategory(category)],
  ];
}
