import Typography from '@mui/material/Typography';
import { StillTrying } from './StillTrying';

/** Among the buttons of a dialog that saves: after a while, why it takes so long. */
export const SavingNote = () => (
  <Typography
    role="status"
    variant="body2"
    color="textSecondary"
    sx={{ flex: '1 1 auto', minWidth: 0, marginRight: 'auto' }}
  >
    <StillTrying />
  </Typography>
);
