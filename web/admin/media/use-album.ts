import { useState } from 'react';
import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import {
  type AlbumPhotoFragment,
  useAlbumDialog_DeleteMutation,
  useAlbumDialog_DescribeMutation,
  useAlbumDialog_RestoreMutation,
  useAlbumDialog_SetMainMutation,
} from './album.generated';

/** Changes of the photos of an album, whoever's it is; `onChanged` reads the album and what shows its main photo again. */
export function useAlbum(onChanged: () => void) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [sendMain] = useAlbumDialog_SetMainMutation();
  const [sendDescription] = useAlbumDialog_DescribeMutation();
  const [sendDelete] = useAlbumDialog_DeleteMutation();
  const [sendRestore] = useAlbumDialog_RestoreMutation();

  async function change(work: () => Promise<unknown>): Promise<boolean> {
    const isDone = await attempt(work);
    onChanged();
    return isDone;
  }
  async function setMain({ id }: AlbumPhotoFragment) {
    if (await change(() => sendMain({ variables: { id } }))) notify({ message: 'This is the main photo now.' });
  }
  async function describe({ id }: AlbumPhotoFragment, description: string, version: number): Promise<boolean> {
    const isSaved = await change(() => sendDescription({ variables: { id, description, version } }));
    if (isSaved) notify({ message: 'The description is saved.' });
    return isSaved;
  }
  async function remove({ id }: AlbumPhotoFragment): Promise<boolean> {
    const ids = [id];
    const isGone = await change(() => sendDelete({ variables: { ids } }));
    if (!isGone) return false;
    setDeletedIds((before) => new Set([...before, id]));
    notify({
      message: 'The photo is deleted.',
      undo: () => {
        setDeletedIds((before) => new Set([...before].filter((other) => other !== id)));
        void change(() => sendRestore({ variables: { ids } }));
      },
    });
    return true;
  }
  return { ...state, deletedIds, setMain, describe, remove };
}
