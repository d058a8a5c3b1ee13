import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { PagePreview } from './PagePreview';

interface Props {
  /** Null where there is nothing to see. */
  preview: ComponentProps<typeof PagePreview> | null;
}

/** The page as it is now, beside what one changes. */
export function PreviewColumn({ preview }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ position: 'sticky', top: 88 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        Preview
      </Typography>
      {preview ? (
        <PagePreview key={preview.vanityName} {...preview} height="min(780px, 100dvh - 170px)" />
      ) : (
        <Typography color="textSecondary">Your page appears here as soon as it has a vanity name.</Typography>
      )}
    </Box>
  );
}
