import { usePageUrl } from '../pieces/use-page-url';

export type CatalogueViewName = 'edit' | 'preview' | 'archived';
type Name = 'q' | 'view' | 'action' | 'item' | 'category' | 'album' | 'photo';

const dialogs: readonly Name[] = ['action', 'item', 'category', 'album', 'photo'];
const views: readonly string[] = ['preview', 'archived'];

/** What the address of the page says, and ways to change it. */
export function useProductsUrl() {
  const { get, ...ways } = usePageUrl<Name>(dialogs);
  const view = get('view') ?? '';
  return {
    ...ways,
    view: (views.includes(view) ? view : 'edit') as CatalogueViewName,
    search: get('q') ?? '',
    action: get('action'),
    itemId: get('item'),
    categoryId: get('category'),
    albumId: get('album'),
    photoId: get('photo'),
  };
}
