import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BackIcon from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import type { AlbumPhotoFragment } from './album.generated';
import { PhotoGrid } from './PhotoGrid';
import { PhotoPanel } from './PhotoPanel';
import { UploadDialog } from './UploadDialog';
import { useAlbum } from './use-album';
import type { Upload } from './use-upload';

interface Props {
  title: string;
  /** The main one first; undefined while they are read. */
  photos: readonly AlbumPhotoFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Photos that an album of this kind holds. */
  max: number;
  /** The photo that is shown large, which the page keeps in its address; null for the grid. */
  photoId: string | null;
  onShow: (photoId: string | null) => void;
  /** Null for those who only look. */
  onUpload: Upload | null;
  /** Whether the dialog for more photos is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** After each change: reads the photos again, and what shows the main one. */
  onChanged: () => void;
  onClose: () => void;
}

/** The photos of whatever has an album: a grid, and each of them large. */
export function AlbumDialog({
  title,
  photos: all,
  error,
  onRetry,
  max,
  photoId,
  onShow,
  onUpload,
  isAdding,
  onAdding,
  onChanged,
  onClose,
}: Props) {
  const album = useAlbum(onChanged);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const photos = all?.filter(({ id }) => !album.deletedIds.has(id));
  const shown = photos?.findIndex(({ id }) => id === photoId) ?? -1;
  const isFull = (photos?.length ?? 0) >= max;
  const add = onUpload && (
    <Button variant="contained" startIcon={<AddIcon />} disabled={!photos || isFull} onClick={() => onAdding(true)}>
      Add Photos
    </Button>
  );
  if (isAdding && onUpload)
    return (
      <UploadDialog
        title={title}
        onUpload={onUpload}
        onDone={() => {
          onChanged();
          onAdding(false);
        }}
        onClose={() => onAdding(false)}
      />
    );
  return (
    <DialogFrame
      title={title}
      width="md"
      onClose={onClose}
      actions={shown < 0 ? add : onUpload && <Box ref={setButtons} sx={{ display: 'flex', gap: 2, flex: 1 }} />}
    >
      <Stack sx={{ gap: 4 }}>
        <ErrorAlert error={album.error} onDismiss={album.dismiss} />
        <PlanWarning gate={album.gate} />
        {!photos && <Pending error={error} onRetry={onRetry} rows={1} height={240} />}
        {photos && shown >= 0 && (
          <>
            <Button
              color="inherit"
              startIcon={<BackIcon />}
              onClick={() => onShow(null)}
              sx={{ alignSelf: 'flex-start' }}
            >
              All photos
            </Button>
            <PhotoPanel
              key={photos[shown].id}
              photo={photos[shown]}
              at={shown}
              count={photos.length}
              isBusy={album.isBusy}
              buttons={buttons}
              onGo={(next) => onShow(photos[next].id)}
              edit={onUpload && { setMain: album.setMain, describe: album.describe, remove: album.remove }}
              onRemoved={() => onShow(null)}
            />
          </>
        )}
        {photos && shown < 0 && photos.length > 0 && <PhotoGrid photos={photos} onShow={onShow} />}
        {photos?.length === 0 && (
          <EmptyState icon={<AddIcon />} title="No Photos Yet">
            {onUpload && 'JPG, JPEG or PNG, up to 3 at a time.'}
          </EmptyState>
        )}
        {onUpload && isFull && shown < 0 && (
          <Typography variant="body2" color="textSecondary">
            {`An album holds ${max} photos. Delete some to add others.`}
          </Typography>
        )}
      </Stack>
    </DialogFrame>
  );
}
