import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Carousel } from '../../ui/Carousel/Carousel';
import { useKeys } from '../../ui/use-keys';
import { uploadContext } from '../connection/upload-fetch';
import type { AlbumPhotoFragment } from '../media/album.generated';
import { AlbumDialog } from '../media/AlbumDialog';
import { PlansDialog } from '../plans/PlansDialog';
import { maxPagePhotos } from '../limits';
import { usePhotosPanel_AddMutation } from './photos.generated';
import { Section } from '../pieces/Section';

interface Props {
  /** The main one first. */
  photos: readonly AlbumPhotoFragment[];
  businessName: string;
  /** Whether the plan has no business page. */
  isBasic: boolean;
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** The photos on top of the page. */
export function PhotosPanel({ photos, businessName, isBasic, mayEdit, onChanged }: Props) {
  const [open, setOpen] = useState<'album' | 'add' | 'plans' | null>(null);
  const [photoId, setPhotoId] = useState<string | null>(null);
  const [add] = usePhotosPanel_AddMutation();
  const title = `Photos of ${businessName}`;
  const show = (what: 'album' | 'add') => {
    setPhotoId(null);
    setOpen(isBasic && what === 'add' ? 'plans' : what);
  };
  useKeys(mayEdit ? { n: () => show('add') } : {});
  const actions = (
    <>
      {photos.length > 0 && <Button onClick={() => show('album')}>Edit Photos</Button>}
      <Button startIcon={<AddPhotoIcon />} onClick={() => show('add')}>
        Add Photos
      </Button>
    </>
  );
  return (
    <Section title="Photos" actions={mayEdit && actions}>
      <Carousel
        photos={photos.map(({ id, image }, index) => ({ id, image, alt: `Photo ${index + 1}` }))}
        labels={{
          photos: title,
          previous: 'Previous photo',
          next: 'Next photo',
          none: 'No Photos Yet',
          position: (number, total) => `${number} of ${total}`,
        }}
      />
      {(open === 'album' || open === 'add') && (
        <AlbumDialog
          title={title}
          photos={photos}
          error={undefined}
          onRetry={onChanged}
          max={maxPagePhotos}
          photoId={photoId}
          onShow={setPhotoId}
          onUpload={(files, onProgress) => add({ variables: { files }, context: uploadContext(onProgress) })}
          isAdding={open === 'add'}
          onAdding={(isAdding) => setOpen(isAdding ? 'add' : 'album')}
          onChanged={() => void onChanged()}
          onClose={() => setOpen(null)}
        />
      )}
      <PlansDialog open={open === 'plans'} onClose={() => setOpen(null)} />
    </Section>
  );
}
