import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Carousel } from '../../ui/Carousel/Carousel';
import { uploadContext } from '../connection/upload-fetch';
import { UploadDialog } from '../media/UploadDialog';
import { Pending } from '../pieces/Pending';
import { useNotice } from '../pieces/use-notice';
import { PlansDialog } from '../plans/PlansDialog';
import { usePhotosPanel_AddMutation, usePhotosPanel_AlbumQuery } from './photos.generated';
import { Section } from './Section';

interface Props {
  businessName: string;
  /** Whether the plan has no business page. */
  isBasic: boolean;
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** The photos on top of the page. */
export function PhotosPanel({ businessName, isBasic, mayEdit, onChanged }: Props) {
  const [open, setOpen] = useState<'add' | 'plans' | null>(null);
  const { data, error, refetch } = usePhotosPanel_AlbumQuery();
  const [add] = usePhotosPanel_AddMutation();
  const notify = useNotice();
  const close = () => setOpen(null);
  const photos = data?.businessAlbum;
  const addButton = (
    <Button startIcon={<AddPhotoIcon />} onClick={() => setOpen(isBasic ? 'plans' : 'add')}>
      Add Photos
    </Button>
  );
  return (
    <Stack sx={{ gap: 5 }}>
      <Section title="Photos" actions={mayEdit && addButton}>
        {photos ? (
          <Carousel
            photos={photos.map(({ id, image }, index) => ({ id, image, alt: `Photo ${index + 1}` }))}
            labels={{
              photos: `Photos of ${businessName}`,
              previous: 'Previous photo',
              next: 'Next photo',
              none: 'No photos yet.',
              position: (number, total) => `${number} of ${total}`,
            }}
          />
        ) : (
          <Pending error={error} onRetry={refetch} rows={1} height={300} />
        )}
      </Section>
      {open === 'add' && (
        <UploadDialog
          title="Add Photos"
          onUpload={(files, onProgress) => add({ variables: { files }, context: uploadContext(onProgress) })}
          onDone={() => {
            close();
            notify({ message: 'Saved.' });
            void Promise.all([refetch(), onChanged()]).catch(() => undefined);
          }}
          onClose={close}
        />
      )}
      <PlansDialog open={open === 'plans'} onClose={close} />
    </Stack>
  );
}
