import { Navigate, Outlet } from 'react-router';
import { dashboardPath } from '../dashboard/paths';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { rememberedUrl } from './browser-storage';
import { useSignInElsewhere } from './use-sign-in-elsewhere';
import { useViewer } from './use-viewer';
import { claimOf } from './viewer-claim';

const reload = () => location.reload();

/** Sign-in and sign-up screens. Redirects a signed-in viewer to the account area. */
export function SignedOutOnly() {
  const { viewer, loading } = useViewer();
  // The server marks the page where the browser sent no login: then there is nothing to wait for.
  const isWaiting = loading && !('signedOut' in document.documentElement.dataset);
  useSignInElsewhere(viewer ? claimOf(viewer) : isWaiting ? undefined : null, reload);
  if (isWaiting) return <FullPageLoading />;
  return viewer ? <Navigate to={rememberedUrl() ?? dashboardPath} replace /> : <Outlet />;
}
