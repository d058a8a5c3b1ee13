import { maxStaffPhotos } from '../limits';
import { uploadContext } from '../connection/upload-fetch';
import { AlbumDialog } from '../media/AlbumDialog';
import { useRefresh } from '../pieces/use-refresh';
import {
  useStaffPage_AddPhotosMutation,
  useStaffPage_AlbumQuery,
  useStaffPage_ChangedSubscription,
} from './staff.generated';
import type { StaffUrl } from './use-staff-url';

interface Props {
  url: StaffUrl;
  staffId: string;
  /** Unknown where the list does not show them. */
  name: string | undefined;
  canEdit: boolean;
  onChanged: () => void;
}

/** The photos of the staff member in the address. */
export function StaffAlbum({ url, staffId, name, canEdit, onChanged }: Props) {
  const { data, error, refetch } = useStaffPage_AlbumQuery({
    variables: { staffId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch);
  useStaffPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [addPhotos] = useStaffPage_AddPhotosMutation();
  return (
    <AlbumDialog
      title={name ? `Photos of ${name}` : 'Photos'}
      photos={data?.staffAlbum}
      error={error}
      onRetry={refetch}
      max={maxStaffPhotos}
      photoId={url.photoId}
      onShow={(photo) => url.set({ photo })}
      onUpload={
        canEdit
          ? (files, onProgress) => addPhotos({ variables: { staffId, files }, context: uploadContext(onProgress) })
          : null
      }
      isAdding={url.action === 'add-photos'}
      onAdding={(isAdding) => url.set({ action: isAdding ? 'add-photos' : null })}
      onChanged={() => {
        onChanged();
        refresh();
      }}
      onClose={url.close}
    />
  );
}
