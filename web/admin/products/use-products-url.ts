import { useLocation, useNavigate } from 'react-router';
import { useParameters } from '../pieces/use-parameters';
import { useClose } from '../pieces/use-close';

export type CatalogueViewName = 'edit' | 'preview' | 'archived';
type Change = Partial<Record<'q' | 'view' | 'action' | 'item' | 'category' | 'album' | 'photo', string | null>>;

const dialogs: Change = { action: null, item: null, category: null, album: null, photo: null };
const views: readonly string[] = ['preview', 'archived'];

/** What the address of the page says, and ways to change it. */
export function useProductsUrl() {
  const parameters = useParameters();
  const navigate = useNavigate();
  const location = useLocation();
  const isFromPage = (location.state as { isFromPage?: boolean } | null)?.isFromPage === true;
  function searchOf(change: Change) {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    return { search: next.size > 0 ? `?${next}` : '' };
  }
  const close = useClose(isFromPage, searchOf(dialogs).search);
  const view = parameters.get('view') ?? '';
  return {
    view: (views.includes(view) ? view : 'edit') as CatalogueViewName,
    search: parameters.get('q') ?? '',
    action: parameters.get('action'),
    itemId: parameters.get('item'),
    categoryId: parameters.get('category'),
    albumId: parameters.get('album'),
    photoId: parameters.get('photo'),
    /** Opens a dialog, which Back closes. */
    open: (change: Change) =>
      void navigate(searchOf({ ...dialogs, ...change }), { state: { isFromPage: true }, preventScrollReset: true }),
    /** Closes any dialog. */
    close,
    /** Changes the address in place. */
    set: (change: Change) =>
      void navigate(searchOf(change), { replace: true, state: location.state as unknown, preventScrollReset: true }),
  };
}
