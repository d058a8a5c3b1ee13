import { neighborOf } from '../pieces/neighbor-of';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import {
  type ListedFormFragment,
  useFormsPage_ArchiveMutation,
  useFormsPage_DeleteMutation,
  useFormsPage_RestoreMutation,
} from './forms.generated';
import { formsCount } from './form-words';

const countWords = (count: number) => `${formsCount(count)} ${count === 1 ? 'is' : 'are'}`;
export const rowButtons = '[data-tools] button';

/** Archiving, deleting and restoring, from the list itself; `refetch` reads it again. */
export function useFormChanges(refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useAttempt();
  const [sendArchive] = useFormsPage_ArchiveMutation();
  const [sendDelete] = useFormsPage_DeleteMutation();
  const [sendRestore] = useFormsPage_RestoreMutation();

  /** Whatever came of it, the list then shows what the server has. */
  async function change(work: () => Promise<unknown>) {
    const isDone = await attempt(work);
    await refetch().catch(() => undefined);
    return isDone;
  }
  const bringBack = (ids: string[]) => change(() => sendRestore({ variables: { ids } }));
  return {
    ...state,
    /** `button` is the one in its row. */
    async archive({ id, name }: ListedFormFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (!(await change(() => sendArchive({ variables: { ids: [id] } })))) return;
      notify({ message: `${name} is archived.`, undo: () => void bringBack([id]) });
      focusNeighbor();
    },
    async archiveAll(ids: readonly string[]) {
      const isDone = await change(() => sendArchive({ variables: { ids: [...ids] } }));
      if (isDone) notify({ message: `${countWords(ids.length)} archived.`, undo: () => void bringBack([...ids]) });
      return isDone;
    },
    /** `name` is that of a single one. */
    async remove(ids: readonly string[], name?: string) {
      const isDone = await change(() => sendDelete({ variables: { ids: [...ids] } }));
      const what = name ? `${name} is` : countWords(ids.length);
      if (isDone) notify({ message: `${what} deleted.`, undo: () => void bringBack([...ids]) });
      return isDone;
    },
    async restore({ id, name }: ListedFormFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (!(await bringBack([id]))) return;
      notify({ message: `${name} is back on the list.` });
      focusNeighbor();
    },
  };
}
