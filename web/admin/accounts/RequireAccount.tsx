import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { forgetUrl, markSignedIn, rememberUrl, wasSignedIn } from './browser-storage';
import { endSession } from './end-session';
import { NoLongerHerePage } from './NoLongerHerePage';
import { loginPath, logoutPath } from './paths';
import { openWhatIsOpenElsewhere } from './switching';
import { AccountContext } from './use-account';
import { useSignInElsewhere } from './use-sign-in-elsewhere';
import { useViewer } from './use-viewer';
import { claimOf } from './viewer-claim';

export function RequireAccount() {
  const { viewer, former, loading, error, refetch } = useViewer();
  const { pathname, search } = useLocation();
  const isVisitor = !loading && !error && !viewer && !former;
  useSignInElsewhere(viewer ? claimOf(viewer) : undefined, openWhatIsOpenElsewhere);
  const hadSession = isVisitor && wasSignedIn();
  useEffect(() => {
    if (viewer) {
      markSignedIn(claimOf(viewer));
      forgetUrl();
    } else if (isVisitor) {
      if (hadSession) endSession(pathname + search);
      else rememberUrl(pathname + search);
    }
  }, [isVisitor, hadSession, viewer, pathname, search]);
  if (error) return <FullPageError message={refusalOf(error).message} onRetry={() => void refetch()} />;
  if (former && pathname !== logoutPath) return <NoLongerHerePage viewer={former} />;
  if (former) return <Outlet />;
  if (loading || hadSession) return <FullPageLoading />;
  if (!viewer) return <Navigate to={loginPath} replace />;
  return (
    <AccountContext value={viewer}>
      <Outlet />
    </AccountContext>
  );
}
