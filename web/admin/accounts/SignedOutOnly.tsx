import { Navigate, Outlet } from 'react-router';
import { dashboardPath } from '../dashboard/paths';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { rememberedUrl } from './browser-storage';
import { useViewer } from './use-viewer';

/** Sign-in and sign-up screens: whoever is signed in already goes on to work. */
export function SignedOutOnly() {
  const { viewer, loading } = useViewer();
  if (loading) return <FullPageLoading />;
  return viewer ? <Navigate to={rememberedUrl() ?? dashboardPath} replace /> : <Outlet />;
}
