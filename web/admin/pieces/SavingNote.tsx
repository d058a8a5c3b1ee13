import Typography from '@mui/material/Typography';
import { useDelayed } from '../../ui/use-delayed';

/** Among the buttons of a dialog that saves: after 3 seconds, that it still does. */
export const SavingNote = () => (
  <Typography
    role="status"
    variant="body2"
    color="textSecondary"
    sx={{ flex: '1 1 auto', minWidth: 0, marginRight: 'auto' }}
  >
    {useDelayed(3000) && 'This takes longer than usual. Still trying…'}
  </Typography>
);
