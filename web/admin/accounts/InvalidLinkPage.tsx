import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CardPage } from '../pieces/CardPage';
import { landingPath } from './paths';

export function InvalidLinkPage() {
  return (
    <CardPage title="There's a small problem.">
      <Typography color="textSecondary">
        The link you requested isn't valid. It seems you may have taken a wrong turn.
      </Typography>
      <Button href={landingPath} variant="contained" size="large">
        Go Home
      </Button>
    </CardPage>
  );
}
