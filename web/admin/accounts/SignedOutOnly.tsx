import { Navigate, Outlet } from 'react-router';
import { dashboardPath } from '../dashboard/paths';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { rememberedUrl } from './browser-storage';
import { useSignInElsewhere } from './use-sign-in-elsewhere';
import { useViewer } from './use-viewer';
import { claimOf } from './viewer-claim';

/** Sign-in and sign-up screens. Redirects a signed-in viewer to the account area. */
export function SignedOutOnly() {
  const { viewer, loading } = useViewer();
  useSignInElsewhere(viewer && claimOf(viewer));
  if (loading) return <FullPageLoading />;
  return viewer ? <Navigate to={rememberedUrl() ?? dashboardPath} replace /> : <Outlet />;
}
