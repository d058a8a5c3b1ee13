import { Navigate, type RouteObject } from 'react-router';
import { RequireAccount } from './accounts/RequireAccount';
import { notFoundPath } from './accounts/paths';
import { dashboardPath } from './dashboard/paths';
import { FullPageLoading } from './pieces/FullPageLoading';
import { NotFoundPage } from './shell/NotFoundPage';
import { RouteError } from './shell/RouteError';

/** Every address of web/admin; each page comes in a file of its own when it is first opened. */
export const routes: RouteObject[] = [{
  errorElement: <RouteError />,
  HydrateFallback: FullPageLoading,
  children: [
    {
      path: '/account',
      Component: RequireAccount,
      children: [
        { path: 'logout', lazy: async () => ({ Component: (await import('./accounts/LogoutPage')).LogoutPage }) },
        {
          lazy: async () => ({ Component: (await import('./shell/AccountShell')).AccountShell }),
          children: [
            { index: true, element: <Navigate to={dashboardPath} replace /> },
            { path: 'dashboard', lazy: async () => ({ Component: (await import('./dashboard/DashboardPage')).DashboardPage }) },
            { path: 'checkinapp', lazy: async () => ({ Component: (await import('./check-in-app/CheckInAppPage')).CheckInAppPage }) },
            { path: 'checkins', lazy: async () => ({ Component: (await import('./check-ins/QueuePage')).QueuePage }) },
          ],
        },
        { path: '*', element: <Navigate to={notFoundPath} replace /> },
      ],
    },
    { path: '*', Component: NotFoundPage },
  ],
}];
