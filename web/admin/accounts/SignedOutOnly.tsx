import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { dashboardPath } from '../dashboard/paths';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { takeRememberedUrl } from './browser-storage';
import { useViewer } from './use-viewer';

function ToWork() {
  const [to] = useState(() => takeRememberedUrl() ?? dashboardPath);
  return <Navigate to={to} replace />;
}

/** Sign-in and sign-up screens: whoever is signed in already goes on to work. */
export function SignedOutOnly() {
  const { viewer, loading } = useViewer();
  if (loading) return <FullPageLoading />;
  return viewer ? <ToWork /> : <Outlet />;
}
