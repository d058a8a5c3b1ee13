import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { NotFoundView } from '../../ui/NotFoundView';
import { landingPath } from '../accounts/paths';
import { Logo } from '../pieces/Logo';

/** As the public pages' own. */
export function NotFoundPage() {
  return (
    <Box sx={{ minHeight: '100dvh', paddingInline: 6, paddingBlock: 3 }}>
      <title>Page not found · Greeter</title>
      <header>
        <Link
          href={landingPath}
          aria-label="Greeter, to the home page"
          sx={{ display: 'inline-flex', minHeight: 'var(--touch)' }}
        >
          <Logo size={36} />
        </Link>
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
