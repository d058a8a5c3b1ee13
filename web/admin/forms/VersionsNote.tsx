import Typography from '@mui/material/Typography';

/** What becomes of a form that is changed (ruling 31). */
export const VersionsNote = () => (
  <Typography color="textSecondary">
    Changes make a new version. What customers signed stays as they signed it.
  </Typography>
);
