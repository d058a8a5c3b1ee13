export const dashboardPath = '/account/dashboard';
