import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { landingPath } from '../accounts/paths';
import { CardPage } from '../pieces/CardPage';

export function NotFoundPage() {
  return (
    <CardPage title="404. That's an error.">
      <Typography color="textSecondary">The requested URL was not found on this server.</Typography>
      <Button href={landingPath} variant="contained">
        Go Home
      </Button>
    </CardPage>
  );
}
