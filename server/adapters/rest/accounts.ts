import {
  RestCheckUserVerificationDocument,
  RestEmailTokenLinkDocument,
  RestLoginUserDocument,
  RestLogoutUserDocument,
  RestResetPasswordDocument,
  RestSignupUserDocument,
  RestValidateAccountDocument,
  RestValidateSignupTokenDocument,
  RestVerifyPasswordTokenDocument,
} from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import { dataOf, fromFlag, idNumber, optionalText, textOf } from './shapes.js';

/** Token types are lower case in the documented calls and in addresses. */
const lower = (tokenType: string | null): string | null => tokenType?.toLowerCase() ?? null;
const upper = (tokenType: unknown, missing: string): unknown =>
  typeof tokenType === 'string' ? tokenType.toUpperCase() : (tokenType ?? missing.toUpperCase());

const signUpInput = ({ body }: RestRequest) => ({
  firstName: textOf(body['firstName']),
  lastName: textOf(body['lastName']),
  email: textOf(body['email']),
  phone: textOf(body['phone']),
  password: textOf(body['password']),
  // The documented payload has no such field: its form states the age next to the button.
  isThirteenOrOlder: fromFlag(body['isThirteenOrOlder']) ?? true,
  referByName: optionalText(body['referByName']),
  referByCode: optionalText(body['referByCode']),
});

const resetInput = ({ body }: RestRequest) => ({
  token: optionalText(body['token']),
  userId: optionalText(body['userID']),
  password: textOf(body['password']),
  password2: textOf(body['password2']),
});

export const ACCOUNT_ROWS: readonly RestRow[] = [
  row(RestEmailTokenLinkDocument, {
    method: 'POST',
    path: '/api/site/email-token-link',
    errorKey: 'message',
    summary: 'Sends a link to verify the e-mail or, with tokenType password, to choose a new password',
    parameters: ['email', 'tokenType'],
    variables: ({ body }) => ({ email: textOf(body['email']), tokenType: upper(body['tokenType'], 'signup') }),
    answer: ({ sendEmailLink }) => sendEmailLink,
  }),
  row(RestCheckUserVerificationDocument, {
    method: 'POST',
    path: '/api/user/check-user-verification',
    errorKey: 'error',
    summary: 'Whether an e-mail address is known',
    parameters: ['email'],
    variables: ({ body }) => ({ email: textOf(body['email']) }),
    answer: ({ checkEmail }) => ({ success: checkEmail.known, email: checkEmail.email }),
  }),
  row(RestLoginUserDocument, {
    method: 'POST',
    path: '/api/user/login-user',
    errorKey: 'error',
    summary: 'Signs in with a password',
    parameters: ['email', 'password'],
    variables: ({ body }) => ({ email: textOf(body['email']), password: textOf(body['password']) }),
    answer: ({ signIn: { loginToken, tokenType, token } }) => ({ loginToken, tokenType: lower(tokenType), token }),
  }),
  row(RestSignupUserDocument, {
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
    variables: (request) => ({ input: signUpInput(request) }),
    answer: ({ signUp }) => ({ success: true, tokenType: lower(signUp.tokenType), token: signUp.token }),
  }),
  row(RestValidateAccountDocument, {
    method: 'GET',
    path: '/api/user/validate-account',
    errorKey: 'message',
    summary: 'State of the account of a token; signs in once it has a business',
    mayWrite: true,
    parameters: ['data'],
    variables: (request) => ({
      token: textOf(dataOf(request)['token']),
      tokenType: upper(dataOf(request)['tokenType'], 'signup'),
    }),
    answer: ({ validateAccount }) => ({ success: validateAccount.isTokenValid, ...validateAccount }),
  }),
  row(RestValidateSignupTokenDocument, {
    method: 'POST',
    path: '/api/user/validate-signup-token',
    errorKey: 'message',
    summary: 'Consumes the mailed sign-up token; returns the set-up token',
    parameters: ['token', 'type', 'password'],
    variables: ({ body }) => ({ token: textOf(body['token']), password: textOf(body['password']) }),
    answer: ({ validateSignUpToken: { isTokenValid, tokenType, token } }) => ({
      isTokenValid,
      tokenType: lower(tokenType),
      token,
    }),
  }),
  row(RestVerifyPasswordTokenDocument, {
    method: 'POST',
    path: '/api/user/verify-password-token',
    errorKey: 'message',
    summary: 'Checks a mailed password token and starts a reset of 15 minutes',
    parameters: ['token', 'tokenType'],
    variables: ({ body }) => ({ token: textOf(body['token']) }),
    answer: ({ verifyPasswordToken: { isTokenValid, userId, token } }) => ({
      isTokenValid,
      userID: userId && idNumber(userId),
      token,
    }),
  }),
  row(RestResetPasswordDocument, {
    method: 'POST',
    path: '/api/user/reset-password',
    errorKey: 'message',
    summary: 'Sets a new password with the token of verify-password-token or its cookie',
    parameters: ['userID', 'password', 'password2', 'token'],
    variables: (request) => ({ input: resetInput(request) }),
    fieldName: (field) => (field === 'userId' ? 'userID' : field),
    answer: ({ resetPassword }) => resetPassword,
  }),
  row(RestLogoutUserDocument, {
    method: 'POST',
    path: '/api/user/logout-user',
    errorKey: 'message',
    summary: 'Ends the session on the server',
    answer: ({ signOut }) => signOut,
  }),
];
