export const LOGIN_PATH = '/login';
export const FORGOT_PASSWORD_PATH = '/forgot_password';
export const DASHBOARD_PATH = '/account/dashboard';
/** The list of those who ask to be erased. */
export const ERASURE_REQUESTS_PATH = '/account/customers?action=erasure-requests';
export const passwordResetPath = (token: string): string => `/password_reset/${token}`;
export const signUpPath = (token: string): string => `/verification/signup/${token}`;
