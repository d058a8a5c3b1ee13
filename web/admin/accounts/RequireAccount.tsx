import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { refusalOf } from '../connection/refusal';
import { FullPageError } from '../pieces/FullPageError';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { forgetUrl, rememberUrl } from './browser-storage';
import { loginPath } from './paths';
import { AccountContext } from './use-account';
import { useViewer } from './use-viewer';

export function RequireAccount() {
  const { viewer, loading, error, refetch } = useViewer();
  const { pathname, search } = useLocation();
  const isVisitor = !loading && !error && !viewer;
  useEffect(() => {
    if (isVisitor) rememberUrl(pathname + search);
    else if (viewer) forgetUrl();
  }, [isVisitor, viewer, pathname, search]);
  if (error) return <FullPageError message={refusalOf(error).message} onRetry={() => void refetch()} />;
  if (loading) return <FullPageLoading />;
  if (!viewer) return <Navigate to={loginPath} replace />;
  return <AccountContext value={viewer}><Outlet /></AccountContext>;
}
