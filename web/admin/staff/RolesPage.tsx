import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router';
import { media } from '../../ui/breakpoints';
import { roleNames } from '../accounts/role-names';
import { useAccount } from '../accounts/use-account';
import { Pending } from '../pieces/Pending';
import { Page } from '../shell/Page';
import { staffPath } from './paths';
import { areasOf } from './role-table';
import { RoleCards } from './RoleCards';
import { RoleTable } from './RoleTable';
import { useRolesPage_RolesQuery } from './roles.generated';

/** What each role may do, from the one table that the server enforces: /account/staff/roles. */
export function RolesPage() {
  const { data, error, refetch } = useRolesPage_RolesQuery({ fetchPolicy: 'cache-first' });
  const { role } = useAccount();
  const isWide = useMediaQuery(media.tablet);
  const names = data?.roles.map(({ name }) => name) ?? [];
  const View = isWide ? RoleTable : RoleCards;
  return (
    <Page title="Roles">
      <Link component={RouterLink} to={staffPath} sx={{ display: 'inline-block', lineHeight: 'var(--touch)' }}>
        Back to Staff
      </Link>
      <Typography color="textSecondary" sx={{ marginBlock: 3, maxWidth: 720 }}>
        {`Everybody who signs in has a role, and sees what it allows. ${role ? `Yours is ${roleNames[role]}. ` : ''}You set a role under Update Info of a staff member; a change counts at once.`}
      </Typography>
      {data ? <View areas={areasOf(data.roles)} roles={names} /> : <Pending error={error} onRetry={refetch} rows={8} />}
    </Page>
  );
}
