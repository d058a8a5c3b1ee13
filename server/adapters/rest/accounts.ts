import type { RestRequest, RestRow } from './route.js';
import { dataOf, fromFlag, idNumber, optionalText } from './shapes.js';

interface Signed {
  loginToken: string | null;
  tokenType: string | null;
  token: string | null;
}
interface MutationResult {
  success: boolean;
  message: string;
}

/** Token types are lower case in the documented calls and in addresses. */
const lower = (tokenType: string | null): string | null => tokenType?.toLowerCase() ?? null;
const upper = (tokenType: unknown, missing: string): string => (optionalText(tokenType) ?? missing).toUpperCase();
const text = (value: unknown): string => optionalText(value) ?? '';

const signUpInput = ({ body }: RestRequest) => ({
  firstName: text(body['firstName']),
  lastName: text(body['lastName']),
  email: text(body['email']),
  phone: text(body['phone']),
  password: text(body['password']),
  // The documented payload has no such field: its form names the age beside the button.
  isThirteenOrOlder: fromFlag(body['isThirteenOrOlder']) ?? true,
  referByName: optionalText(body['referByName']),
  referByCode: optionalText(body['referByCode']),
});

const resetInput = ({ body }: RestRequest) => ({
  token: optionalText(body['token']),
  userId: optionalText(body['userID']),
  password: text(body['password']),
  password2: text(body['password2']),
});

export const ACCOUNT_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/site/email-token-link',
    errorKey: 'message',
    summary: 'Sends a link to verify the e-mail or, with tokenType password, to choose a new password',
    parameters: ['email', 'tokenType'],
    document:
      'mutation RestEmailTokenLink($email: String!, $tokenType: EmailTokenType!) { sendEmailLink(email: $email, tokenType: $tokenType) { success message } }',
    variables: ({ body }) => ({ email: text(body['email']), tokenType: upper(body['tokenType'], 'signup') }),
    answer: ({ sendEmailLink }: { sendEmailLink: MutationResult }) => sendEmailLink,
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/check-user-verification',
    errorKey: 'error',
    summary: 'Whether an e-mail address is known',
    parameters: ['email'],
    document: 'mutation RestCheckUserVerification($email: String!) { checkEmail(email: $email) { email known } }',
    variables: ({ body }) => ({ email: text(body['email']) }),
    answer: ({ checkEmail }: { checkEmail: { email: string; known: boolean } }) => ({
      success: checkEmail.known,
      email: checkEmail.email,
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/login-user',
    errorKey: 'error',
    summary: 'Signs in with a password',
    parameters: ['email', 'password'],
    document:
      'mutation RestLoginUser($email: String!, $password: String!) { signIn(email: $email, password: $password) { loginToken tokenType token } }',
    variables: ({ body }) => ({ email: text(body['email']), password: text(body['password']) }),
    answer: ({ signIn }: { signIn: Signed }) => ({
      loginToken: signIn.loginToken,
      tokenType: lower(signIn.tokenType),
      token: signIn.token,
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/signup-user',
    errorKey: 'message',
    summary: 'Signs up; a mail with a link follows',
    parameters: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'password',
      'referByName',
      'referByCode',
      'tokenType',
      'token',
    ],
    document: 'mutation RestSignupUser($input: SignUpInput!) { signUp(input: $input) { tokenType token } }',
    variables: (request) => ({ input: signUpInput(request) }),
    answer: ({ signUp }: { signUp: { tokenType: string; token: string } }) => ({
      success: true,
      tokenType: lower(signUp.tokenType),
      token: signUp.token,
    }),
  },
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/user/validate-account',
    errorKey: 'message',
    summary: 'How far the account of a token is; signs in once it has a business',
    mayWrite: true,
    parameters: ['data'],
    document:
      'mutation RestValidateAccount($token: String!, $tokenType: EmailTokenType!) { validateAccount(token: $token, tokenType: $tokenType) { isTokenValid isUserVerified loginToken } }',
    variables: (request) => ({
      token: text(dataOf(request)['token']),
      tokenType: upper(dataOf(request)['tokenType'], 'signup'),
    }),
    answer: ({
      validateAccount,
    }: {
      validateAccount: { isTokenValid: boolean; isUserVerified: boolean; loginToken: string | null };
    }) => ({ success: validateAccount.isTokenValid, ...validateAccount }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/validate-signup-token',
    errorKey: 'message',
    summary: 'Uses up the mailed sign-up token; answers the set-up token',
    parameters: ['token', 'type'],
    document:
      'mutation RestValidateSignupToken($token: String!) { validateSignUpToken(token: $token) { isTokenValid tokenType token } }',
    variables: ({ body }) => ({ token: text(body['token']) }),
    answer: ({
      validateSignUpToken: { isTokenValid, tokenType, token },
    }: {
      validateSignUpToken: { isTokenValid: boolean; tokenType: string | null; token: string | null };
    }) => ({ isTokenValid, tokenType: lower(tokenType), token }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/verify-password-token',
    errorKey: 'message',
    summary: 'Checks a mailed password token and begins a reset of 15 minutes',
    parameters: ['token', 'tokenType'],
    document:
      'mutation RestVerifyPasswordToken($token: String!) { verifyPasswordToken(token: $token) { isTokenValid userId token } }',
    variables: ({ body }) => ({ token: text(body['token']) }),
    answer: ({
      verifyPasswordToken: { isTokenValid, userId, token },
    }: {
      verifyPasswordToken: { isTokenValid: boolean; userId: string | null; token: string | null };
    }) => ({ isTokenValid, userID: userId && idNumber(userId), token }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/reset-password',
    errorKey: 'message',
    summary: 'Sets a new password with the token of verify-password-token or its cookie',
    parameters: ['userID', 'password', 'password2', 'token'],
    document:
      'mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { isPasswordReset message loginToken } }',
    variables: (request) => ({ input: resetInput(request) }),
    answer: ({
      resetPassword,
    }: {
      resetPassword: { isPasswordReset: boolean; message: string; loginToken: string | null };
    }) => resetPassword,
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/user/logout-user',
    errorKey: 'message',
    summary: 'Ends the session on the server',
    document: 'mutation RestLogoutUser { signOut { success message } }',
    answer: ({ signOut }: { signOut: MutationResult }) => signOut,
  },
];
