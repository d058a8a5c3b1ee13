import AddIcon from '@mui/icons-material/Add';
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { MenuEntry } from '../pieces/ActionMenu';
import type { MenuTarget } from './OwnerCatalogue';
import type { CatalogueCategoryFragment } from './products.generated';
import type { useCatalogueChanges } from './use-catalogue-changes';
import { neighborOf } from '../pieces/neighbor-of';
import type { useProductsUrl } from './use-products-url';

interface Page {
  url: ReturnType<typeof useProductsUrl>;
  changes: ReturnType<typeof useCatalogueChanges>;
  categories: readonly CatalogueCategoryFragment[];
  canAdd: boolean;
}

const menus = '[aria-haspopup="menu"]';

/** The menu of an item or of a category. */
export function menuEntries(
  { anchor, item, category }: MenuTarget,
  { url, changes, categories, canAdd }: Page,
): MenuEntry[] {
  async function archive(work: () => Promise<boolean>) {
    const focusNeighbor = neighborOf(
      anchor,
      anchor.closest('[data-item]') ? `[data-item] ${menus}` : `section ${menus}`,
    );
    if (await work()) focusNeighbor();
  }
  if (item)
    return [
      ['Edit Item', EditIcon, () => url.open({ item: item.id })],
      ['Add Photos', AddPhotoIcon, () => url.open({ album: item.id, action: 'add-photos' })],
      ['Archive', ArchiveIcon, () => void archive(() => changes.archive(item))],
    ];
  const { id } = category;
  const move = (by: -1 | 1) => () => void changes.moveCategory(categories, category, by);
  return [
    ['Edit Category', EditIcon, () => url.open({ action: 'edit-category', category: id })],
    ['Add Item', AddIcon, canAdd ? () => url.open({ action: 'add-item', category: id }) : null],
    ['Move Up', UpIcon, categories[0]?.id === id ? null : move(-1)],
    ['Move Down', DownIcon, categories.at(-1)?.id === id ? null : move(1)],
    ['Archive', ArchiveIcon, () => void archive(() => changes.archiveCategory(category))],
  ];
}
