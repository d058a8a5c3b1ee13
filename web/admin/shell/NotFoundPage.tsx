import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NotFoundView } from '../../ui/NotFoundView';
import { landingPath } from '../accounts/paths';
import { HomeLink } from '../pieces/HomeLink';

/** As the public pages' own. */
export function NotFoundPage() {
  return (
    <Box sx={{ minHeight: '100dvh', paddingInline: 6, paddingBlock: 3 }}>
      <title>Page not found · Greeter</title>
      <header>
        <HomeLink />
      </header>
      <main>
        <NotFoundView heading="404. That's an error." text="The requested URL was not found on this server.">
          <Button href={landingPath} variant="contained">
            Go Home
          </Button>
        </NotFoundView>
      </main>
    </Box>
  );
}
