const token = (value: string) => encodeURIComponent(value);

export const landingPath = '/';
export const termsPath = '/legal/terms';
export const policyPath = '/policy';
export const notFoundPath = '/404';
export const outboxPath = '/sandbox/outbox';

export const loginPath = '/login';
export const passwordStepPath = '/started/login';
export const signUpPath = '/signup';
export const signUpDetailsPath = '/started/signup';
export const forgotPasswordPath = '/forgot_password';
/** All pages of signed-in people are under it. */
export const accountPath = '/account';
export const logoutPath = `${accountPath}/logout`;

export const addBusinessPath = `${accountPath}/add-business`;
/** Of the modal that /account/switch opens. */
export const switchAction = 'switch-account';

/** Sign-up by a mailed invitation: the address in the mail. */
export const invitationRoute = '/invitation/:token';

export const welcomePath = (tokenType: 'SIGNUP' | 'PASSWORD', value: string) =>
  `/welcome/${tokenType.toLowerCase()}/${token(value)}`;

/** `/` with the notice that the session ended. */
export const sessionEndedPath = '/?session=expired';
