import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { RichTextField } from '../pieces/RichTextField';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { maxRichText } from '../limits';
import type { AlbumPhotoFragment } from './album.generated';

export interface PhotoChanges {
  setMain: (photo: AlbumPhotoFragment) => Promise<void>;
  /** True if it is saved; a stale `version` is refused. */
  describe: (photo: AlbumPhotoFragment, description: string, version: number) => Promise<boolean>;
  /** True if it is gone. */
  remove: (photo: AlbumPhotoFragment) => Promise<boolean>;
}

interface Props {
  photo: AlbumPhotoFragment;
  isBusy: boolean;
  /** Where the buttons are drawn: at the foot of the dialog, in sight however long the description is. */
  buttons: HTMLElement | null;
  changes: PhotoChanges;
  onRemoved: () => void;
}

/** Description, Delete, Set Main and Save of a photo. */
export function PhotoForm({ photo, isBusy, buttons, changes, onRemoved }: Props) {
  /** The version that is being edited; null once it was refused, as saving again is on purpose. */
  const [version, setVersion] = useState<number | null>(photo.version);
  const form = useForm({ values: { description: photo.description }, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const formId = useId();
  const unsaved = useUnsaved(isDirty);
  // Without changes of one's own the form follows those of others.
  if (!isDirty && version !== photo.version) setVersion(photo.version);

  const save = form.handleSubmit(async ({ description }) => {
    if (await changes.describe(photo, description, version ?? photo.version)) form.reset({ description });
    else setVersion(null);
  });
  async function remove() {
    if (!(await changes.remove(photo))) return;
    unsaved.allow();
    onRemoved();
  }
  return (
    <Stack
      component="form"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ gap: 4 }}
    >
      <RichTextField control={form.control} name="description" label="Description" max={maxRichText} />
      {buttons &&
        createPortal(
          <>
            <Button
              color="error"
              startIcon={<DeleteIcon />}
              disabled={isBusy}
              onClick={() => void remove()}
              sx={{ marginRight: 'auto' }}
            >
              Delete
            </Button>
            {!photo.isMain && (
              <Button
                color="inherit"
                startIcon={<StarIcon />}
                disabled={isBusy}
                onClick={() => void changes.setMain(photo)}
              >
                Set Main
              </Button>
            )}
            <Button type="submit" form={formId} variant="contained" loading={isBusy} disabled={!isDirty}>
              Save
            </Button>
          </>,
          buttons,
        )}
      <UnsavedDialog unsaved={unsaved} />
    </Stack>
  );
}
