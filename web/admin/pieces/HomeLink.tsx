import Link from '@mui/material/Link';
import { landingPath } from '../accounts/paths';
import { Logo } from './Logo';

/** The logo that leads home, on pages outside the account area. */
export function HomeLink() {
  return (
    <Link
      href={landingPath}
      aria-label="Greeter, to the home page"
      sx={{ display: 'inline-flex', minHeight: 'var(--touch)' }}
    >
      <Logo size={36} />
    </Link>
  );
}
