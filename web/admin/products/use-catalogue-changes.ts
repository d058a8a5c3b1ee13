import type { Attempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import {
  type CatalogueCategoryFragment,
  useProductsPage_ArchiveCategoryMutation,
  useProductsPage_ArchiveMutation,
  useProductsPage_RankCategoryMutation,
  useProductsPage_RankMutation,
  useProductsPage_RestoreCategoryMutation,
  useProductsPage_RestoreMutation,
} from './products.generated';
import { type Move, useOrderChanges } from './use-order-changes';

type Named = { id: string; name: string };

/** Archiving, restoring and ranking, from the list itself; `refetch` reads it again. */
export function useCatalogueChanges(refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [archiveItems] = useProductsPage_ArchiveMutation();
  const [restoreItems] = useProductsPage_RestoreMutation();
  const [rankItem] = useProductsPage_RankMutation();
  const [sendArchiveCategory] = useProductsPage_ArchiveCategoryMutation();
  const [sendRestoreCategory] = useProductsPage_RestoreCategoryMutation();
  const [rankCategory] = useProductsPage_RankCategoryMutation();

  /** Whatever came of it, the list then shows what the server has. */
  const change: Attempt = async (work, tell) => {
    const isDone = await attempt(work, tell);
    await refetch().catch(() => undefined);
    return isDone;
  };
  const move = useOrderChanges(change);
  const restore = ({ id }: Named) => change(() => restoreItems({ variables: { ids: [id] } }));
  const restoreCategory = ({ id }: Named) => change(() => sendRestoreCategory({ variables: { id } }));
  return {
    ...state,
    async archive(item: Named) {
      const isDone = await change(() => archiveItems({ variables: { ids: [item.id] } }));
      if (isDone) notify({ message: `${item.name} is archived.`, undo: () => void restore(item) });
      return isDone;
    },
    async archiveCategory(category: Named) {
      const isDone = await change(() => sendArchiveCategory({ variables: { id: category.id } }));
      if (isDone)
        notify({
          message: `${category.name} is archived. Its items stay, without a category.`,
          undo: () => void restoreCategory(category),
        });
      return isDone;
    },
    async restore(item: Named) {
      if (await restore(item)) notify({ message: `${item.name} is back in the catalogue.` });
    },
    async restoreCategory(category: Named) {
      if (await restoreCategory(category)) notify({ message: `${category.name} is back, with its items.` });
    },
    rank: (moved: Move) =>
      move('item', moved, async (variables) => (await rankItem({ variables })).data!.rankProduct.ids),
    /** Moves a category by one place, up with -1. */
    async moveCategory(all: readonly CatalogueCategoryFragment[], { id, name }: Named, by: -1 | 1) {
      const seen = all.map((category) => category.id);
      const from = seen.indexOf(id);
      const place = from + by;
      if (from < 0 || place < 0 || place >= seen.length) return;
      await move(
        'category',
        { id, name, list: 'the categories', from, place, seen },
        async (variables) => (await rankCategory({ variables })).data!.rankProductCategory.ids,
      );
    },
  };
}
