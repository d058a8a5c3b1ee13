import Box from '@mui/material/Box';
import { type EmbedChoice, embedPath, embedSize } from './embed-code';

/** The card or button as a visitor sees it now, on a ground like that of a site. */
export function EmbedPreview({ vanityName, choice }: { vanityName: string; choice: EmbedChoice }) {
  const { width, height, radius } = embedSize[choice.shape];
  const address = embedPath(vanityName, choice);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 248,
        padding: { xs: 3, sm: 5 },
        borderRadius: 'var(--radius-m)',
        background: 'var(--color-surface-2)',
      }}
    >
      <Box
        key={address}
        component="iframe"
        src={address}
        title={`Preview of the ${choice.shape}`}
        sx={{ width, maxWidth: '100%', height, border: 0, borderRadius: `${radius}px` }}
      />
    </Box>
  );
}
