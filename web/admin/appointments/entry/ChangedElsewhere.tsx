import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

interface Props {
  /** Each field as it is now, and as it was when the form was filled. */
  lines: readonly (readonly [field: string, now: string, before: string])[];
}

/** Beside unsaved changes: what somebody else saved meanwhile. Nothing where no field differs, as of another status. */
export function ChangedElsewhere({ lines }: Props) {
  const changed = lines.filter(([, now, before]) => now !== before);
  if (changed.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <AlertTitle>Changed elsewhere</AlertTitle>
      {changed.map(([field, now]) => (
        <Box key={field} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {field}: {now}
        </Box>
      ))}
    </Alert>
  );
}
