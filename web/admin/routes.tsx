import { Navigate, type RouteObject } from 'react-router';
import { RequireAccount } from './accounts/RequireAccount';
import { accountPath, invitationRoute, notFoundPath, switchAction } from './accounts/paths';
import { SignedOutOnly } from './accounts/SignedOutOnly';
import { dashboardPath } from './dashboard/paths';
import { FullPageLoading } from './pieces/FullPageLoading';
import { NotFoundPage } from './shell/NotFoundPage';
import { RouteError } from './shell/RouteError';

/** Every address of web/admin; each page is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    HydrateFallback: FullPageLoading,
    children: [
      {
        Component: SignedOutOnly,
        children: [
          { path: '/login', lazy: async () => ({ Component: (await import('./accounts/LoginPage')).LoginPage }) },
          {
            path: '/started/login',
            lazy: async () => ({ Component: (await import('./accounts/PasswordStepPage')).PasswordStepPage }),
          },
          { path: '/signup', lazy: async () => ({ Component: (await import('./accounts/SignUpPage')).SignUpPage }) },
          {
            path: '/started/signup',
            lazy: async () => ({ Component: (await import('./accounts/SignUpDetailsPage')).SignUpDetailsPage }),
          },
          {
            path: '/forgot_password',
            lazy: async () => ({ Component: (await import('./accounts/ForgotPasswordPage')).ForgotPasswordPage }),
          },
          {
            path: '/welcome/:tokenType/:token',
            lazy: async () => ({ Component: (await import('./accounts/WelcomePage')).WelcomePage }),
          },
        ],
      },
      {
        path: '/verification/signup/:token',
        lazy: async () => ({ Component: (await import('./accounts/VerifyLinkPage')).VerifyLinkPage }),
      },
      {
        path: '/password_reset/:token',
        lazy: async () => ({ Component: (await import('./accounts/PasswordResetPage')).PasswordResetPage }),
      },
      {
        path: invitationRoute,
        lazy: async () => ({ Component: (await import('./accounts/InvitationPage')).InvitationPage }),
      },
      {
        path: accountPath,
        Component: RequireAccount,
        children: [
          { path: 'logout', lazy: async () => ({ Component: (await import('./accounts/LogoutPage')).LogoutPage }) },
          {
            lazy: async () => ({ Component: (await import('./shell/AccountShell')).AccountShell }),
            children: [
              { index: true, element: <Navigate to={dashboardPath} replace /> },
              {
                path: 'dashboard',
                lazy: async () => ({ Component: (await import('./dashboard/DashboardPage')).DashboardPage }),
              },
              { path: 'switch', element: <Navigate to={`${dashboardPath}?action=${switchAction}`} replace /> },
              {
                path: 'add-business',
                lazy: async () => ({ Component: (await import('./accounts/AddBusinessPage')).AddBusinessPage }),
              },
              {
                path: 'locations',
                lazy: async () => ({ Component: (await import('./locations/LocationsPage')).LocationsPage }),
              },
              {
                path: 'checkinapp',
                lazy: async () => ({ Component: (await import('./check-in-app/CheckInAppPage')).CheckInAppPage }),
              },
              {
                path: 'page',
                lazy: async () => ({
                  Component: (await import('./business-page/ManageBusinessPage')).ManageBusinessPage,
                }),
              },
              {
                path: 'checkins',
                lazy: async () => ({ Component: (await import('./check-ins/QueuePage')).QueuePage }),
              },
              {
                path: 'bookings',
                lazy: async () => ({ Component: (await import('./appointments/CalendarPage')).CalendarPage }),
              },
              {
                path: 'products',
                lazy: async () => ({ Component: (await import('./products/ProductsPage')).ProductsPage }),
              },
              {
                path: 'customers',
                lazy: async () => ({ Component: (await import('./customers/CustomersPage')).CustomersPage }),
              },
              {
                path: 'forms',
                lazy: async () => ({ Component: (await import('./forms/FormsPage')).FormsPage }),
              },
              {
                path: 'forms/signed',
                lazy: async () => ({ Component: (await import('./signed/SignedPage')).SignedPage }),
              },
              {
                path: 'staff',
                lazy: async () => ({ Component: (await import('./staff/StaffPage')).StaffPage }),
              },
              {
                path: 'staff/roles',
                lazy: async () => ({ Component: (await import('./staff/RolesPage')).RolesPage }),
              },
            ],
          },
          { path: '*', element: <Navigate to={notFoundPath} replace /> },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
