import RepeatIcon from '@mui/icons-material/Repeat';
import Box from '@mui/material/Box';

/** Icon and word of what repeats; `words` say how. */
export const SeriesMark = ({ words = 'Repeats' }: { words?: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
    <RepeatIcon aria-hidden sx={{ fontSize: 16 }} />
    {words}
  </Box>
);
