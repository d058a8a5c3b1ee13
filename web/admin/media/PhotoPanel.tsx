import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { media } from '../../ui/breakpoints';
import { Picture } from '../../ui/Picture/Picture';
import { RichText } from '../../ui/RichText/RichText';
import type { AlbumPhotoFragment } from './album.generated';
import { type PhotoChanges, PhotoForm } from './PhotoForm';

interface Props {
  photo: AlbumPhotoFragment;
  /** Its place in the album, from 0. */
  at: number;
  count: number;
  isBusy: boolean;
  /** Where the buttons of the form are drawn. */
  buttons: HTMLElement | null;
  onGo: (at: number) => void;
  /** Null for those who only look: they read the description. */
  edit: PhotoChanges | null;
  onRemoved: () => void;
}

/** One photo, large, with its description. */
export function PhotoPanel({ photo, at, count, isBusy, buttons, onGo, edit, onRemoved }: Props) {
  const { image, description, isMain } = photo;
  const name = `Photo ${at + 1} of ${count}${isMain ? ', main photo' : ''}`;
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ height: { xs: 240, sm: 'min(360px, 40vh)' } }}>
        <Picture image={image} alt={name} sizes={`${media.desktop} 852px, 100vw`} fit="contain" priority />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
        <IconButton aria-label="Previous photo" disabled={at === 0} onClick={() => onGo(at - 1)}>
          <PreviousIcon />
        </IconButton>
        <Typography className="numbers" aria-live="polite">
          {name}
        </Typography>
        <IconButton aria-label="Next photo" disabled={at === count - 1} onClick={() => onGo(at + 1)}>
          <NextIcon />
        </IconButton>
      </Box>
      {edit ? (
        <PhotoForm photo={photo} isBusy={isBusy} buttons={buttons} changes={edit} onRemoved={onRemoved} />
      ) : (
        <RichText html={description} />
      )}
    </Stack>
  );
}
