import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import {
  type CatalogueCategoryFragment,
  useProductsPage_ArchiveCategoryMutation,
  useProductsPage_ArchiveMutation,
  useProductsPage_RankCategoriesMutation,
  useProductsPage_RankMutation,
  useProductsPage_RestoreCategoryMutation,
  useProductsPage_RestoreMutation,
} from './products.generated';

type Named = { id: string; name: string };

/** Archiving, restoring and ranking, from the list itself; `refetch` reads it again. */
export function useCatalogueChanges(refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [archiveItems] = useProductsPage_ArchiveMutation();
  const [restoreItems] = useProductsPage_RestoreMutation();
  const [rankItems] = useProductsPage_RankMutation();
  const [sendArchiveCategory] = useProductsPage_ArchiveCategoryMutation();
  const [sendRestoreCategory] = useProductsPage_RestoreCategoryMutation();
  const [sendRankCategories] = useProductsPage_RankCategoriesMutation();

  /** Whatever came of it, the list then shows what the server has. */
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    const isDone = await attempt(work);
    await refetch().catch(() => undefined);
    return isDone;
  }
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
    rank: (ids: string[]) => change(() => rankItems({ variables: { ids } })),
    /** Moves a category by one place, up with -1. */
    async moveCategory(all: readonly CatalogueCategoryFragment[], { id, name }: Named, by: -1 | 1) {
      const ids = all.map((category) => category.id);
      const at = ids.indexOf(id);
      const next = at + by;
      if (at < 0 || next < 0 || next >= ids.length) return;
      ids.splice(next, 0, ...ids.splice(at, 1));
      if (await change(() => sendRankCategories({ variables: { ids } })))
        notify({ message: `${name} is category ${next + 1} of ${ids.length} now.` });
    },
  };
}
