export const landingPath = '/';
export const termsPath = '/legal/terms';
export const privacyPath = '/policy';
export const signInPath = '/login';
export const signUpPath = '/signup';
export const dashboardPath = '/account/dashboard';
