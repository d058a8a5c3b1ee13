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
  /** Undo takes back only what this change did, not what a colleague did before. */
  async function tell(message: string, work: () => Promise<readonly string[] | undefined>) {
    let changedIds: string[] = [];
    const isDone = await change(async () => {
      changedIds = [...((await work()) ?? [])];
    });
    if (isDone) notify({ message, ...(changedIds.length > 0 && { undo: () => void bringBack(changedIds) }) });
    return isDone;
  }
  const archiveAll = async (ids: readonly string[]) =>
    (await sendArchive({ variables: { ids: [...ids] } })).data?.archiveForms.changedIds;
  const removeAll = async (ids: readonly string[]) =>
    (await sendDelete({ variables: { ids: [...ids] } })).data?.deleteForms.changedIds;
  return {
    ...state,
    /** `button` is the one in its row. */
    async archive({ id, name }: ListedFormFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (await tell(`${name} is archived.`, () => archiveAll([id]))) focusNeighbor();
    },
    archiveAll: (ids: readonly string[]) => tell(`${countWords(ids.length)} archived.`, () => archiveAll(ids)),
    /** `name` is that of a single one. */
    remove: (ids: readonly string[], name?: string) =>
      tell(`${name ? `${name} is` : countWords(ids.length)} deleted.`, () => removeAll(ids)),
    async restore({ id, name }: ListedFormFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (!(await bringBack([id]))) return;
      notify({ message: `${name} is back on the list.` });
      focusNeighbor();
    },
  };
}
