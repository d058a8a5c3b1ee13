import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { media } from '../../ui/breakpoints';
import { Picture } from '../../ui/Picture/Picture';
import type { AlbumPhotoFragment } from './album.generated';

interface Props {
  photos: readonly AlbumPhotoFragment[];
  onShow: (id: string) => void;
}

/** Thumbnails; a star marks the main photo. */
export function PhotoGrid({ photos, onShow }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        gap: 3,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {photos.map(({ id, image, isMain }, index) => (
        <li key={id}>
          <ButtonBase
            onClick={() => onShow(id)}
            aria-label={`Photo ${index + 1}${isMain ? ', main photo' : ''}`}
            sx={{ position: 'relative', width: '100%', aspectRatio: '1', borderRadius: 1, overflow: 'hidden' }}
          >
            <Picture image={image} alt="" sizes={`${media.tablet} 200px, 45vw`} />
            {isMain && (
              <Box
                sx={{
                  position: 'absolute',
                  top: 8,
                  right: 8,
                  display: 'grid',
                  placeItems: 'center',
                  width: 32,
                  height: 32,
                  borderRadius: 'var(--radius-full)',
                  background: 'var(--color-surface)',
                  color: 'var(--color-attention)',
                }}
              >
                <StarIcon fontSize="small" />
              </Box>
            )}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
