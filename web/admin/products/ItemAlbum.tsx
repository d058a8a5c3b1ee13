import { useRefresh } from '../pieces/use-refresh';
import { uploadContext } from '../connection/upload-fetch';
import { AlbumDialog } from '../media/AlbumDialog';
import { maxItemPhotos } from '../limits';
import {
  useProductsPage_AddPhotosMutation,
  useProductsPage_AlbumQuery,
  useProductsPage_ChangedSubscription,
} from './products.generated';
import type { useProductsUrl } from './use-products-url';

interface Props {
  url: ReturnType<typeof useProductsUrl>;
  productId: string;
  /** Unknown where the list does not show the item. */
  name: string | undefined;
  canEdit: boolean;
  onChanged: () => void;
}

/** The photos of the item in the address. */
export function ItemAlbum({ url, productId, name, canEdit, onChanged }: Props) {
  const { data, error, refetch } = useProductsPage_AlbumQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch);
  useProductsPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [addPhotos] = useProductsPage_AddPhotosMutation();
  return (
    <AlbumDialog
      title={name ? `Photos of ${name}` : 'Photos'}
      photos={data?.productAlbum}
      error={error}
      onRetry={refetch}
      max={maxItemPhotos}
      photoId={url.photoId}
      onShow={(photo) => url.set({ photo })}
      onUpload={
        canEdit
          ? (files, onProgress) => addPhotos({ variables: { productId, files }, context: uploadContext(onProgress) })
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
