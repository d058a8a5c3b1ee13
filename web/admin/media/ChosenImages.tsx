import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ChosenImage } from './use-upload';

interface Props {
  images: readonly ChosenImage[];
  /** Null while they cannot be removed. */
  onRemove: ((image: ChosenImage) => void) | null;
}

/** Thumbnails of what will be uploaded. */
export function ChosenImages({ images, onRemove }: Props) {
  if (images.length === 0) return null;
  return (
    <Box component="ul" aria-label="Chosen photos" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0 }}>
      {images.map((image) => (
        <Box component="li" key={image.url} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box
            component="img"
            src={image.url}
            alt=""
            sx={{ width: 64, height: 64, flex: 'none', objectFit: 'cover', borderRadius: 1 }}
          />
          <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {image.file.name}
          </Typography>
          <IconButton
            aria-label={`Remove ${image.file.name}`}
            disabled={onRemove === null}
            onClick={() => onRemove?.(image)}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
