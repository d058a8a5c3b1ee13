import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { MutationResult } from '../../core/graphql/MutationResult.js';
import { AccountState, EmailCheck, PasswordTokenAnswer, SignUpTokenAnswer, TokenGrant } from './sign-in.types.js';
import { ResetPasswordInput, SignUpInput } from './account.inputs.js';
import { ActionGrant } from './ActionGrant.js';
import { checkEmail } from './check-email.js';
import { confirmPassword } from './confirm-password.js';
import { EmailTokenType } from './EmailTokenType.js';
import { readViewer } from './read-viewer.js';
import { resetPassword } from './reset-password.js';
import { ResetPasswordAnswer } from './ResetPasswordAnswer.js';
import { sendEmailLink } from './send-email-link.js';
import { signIn } from './sign-in.js';
import { SignInAnswer } from './SignInAnswer.js';
import { signOut } from './sign-out.js';
import { signUp } from './sign-up.js';
import { validateAccount } from './validate-account.js';
import { validateSignUpToken } from './validate-sign-up-token.js';
import { verifyPasswordToken } from './verify-password-token.js';
import { Viewer } from './Viewer.js';

const EMAIL = { description: 'E-mail address.' };

@Resolver()
export class AccountResolver {
  @Access('anyone', 'none')
  @Query(() => Viewer, { nullable: true, description: 'The signed-in user; null for an anonymous visitor.' })
  async viewer(@Ctx() context: Context): Promise<Viewer | null> {
    return context.viewer.kind === 'user' ? readViewer(context.db, context.viewer.sessionId) : null;
  }

  @Access('anyone', 'none')
  @Mutation(() => EmailCheck, {
    description: 'Whether an e-mail address is known, to continue with sign-in or sign-up.',
  })
  checkEmail(@Ctx() context: Context, @Arg('email', () => String, EMAIL) email: string): Promise<EmailCheck> {
    return checkEmail(context, email);
  }

  @Access('anyone', 'platform')
  @Mutation(() => TokenGrant, {
    description:
      'Signs up. A mail with a link follows; the answer is the same for a known e-mail, whose owner gets a mail saying so, and where no mail follows because too many of its kind went out in an hour. RATE_LIMITED after too many requests.',
  })
  signUp(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput, { description: 'The person who signs up.' }) input: SignUpInput,
  ): Promise<TokenGrant> {
    return signUp(context, input);
  }

  @Access('anyone', 'none')
  @Mutation(() => SignInAnswer, { description: 'Signs in with a password: 5 attempts in 15 minutes.' })
  signIn(
    @Ctx() context: Context,
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ): Promise<SignInAnswer> {
    return signIn(context, email, password);
  }

  @Access('anyone', 'none')
  @Mutation(() => MutationResult, { description: 'Ends the session of the caller.' })
  signOut(@Ctx() context: Context): Promise<MutationResult> {
    return signOut(context);
  }

  @Access('anyone', 'platform')
  @Mutation(() => MutationResult, {
    description:
      'Sends a link by mail. The answer is the same whether or not the e-mail is known, and where too many mails of its kind went out in an hour. RATE_LIMITED after too many requests.',
  })
  sendEmailLink(
    @Ctx() context: Context,
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('tokenType', () => EmailTokenType, { description: 'Purpose of the link.' }) tokenType: EmailTokenType,
  ): Promise<MutationResult> {
    return sendEmailLink(context, email, tokenType);
  }

  @Access('anyone', 'platform')
  @Mutation(() => SignUpTokenAnswer, {
    description:
      'Consumes the mailed sign-up token; returns the set-up token (24 hours, until the business exists). A later sign-up or link voids the earlier ones. INVALID_INPUT without `password` where somebody signed up with the address more than once: the link stays good.',
  })
  validateSignUpToken(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the mailed link.' }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Replaces the password of the sign-up: 8 to 128 characters; the most common ones are refused.',
    })
    password: string | null,
  ): Promise<SignUpTokenAnswer> {
    return validateSignUpToken(context, token, password);
  }

  @Access('anyone', 'none')
  @Mutation(() => AccountState, {
    description: 'For the welcome page: state of this account, signed in if it is ready.',
  })
  validateAccount(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'Token of the welcome page.' }) token: string,
    @Arg('tokenType', () => EmailTokenType, { description: 'Purpose of the token.' }) tokenType: EmailTokenType,
  ): Promise<AccountState> {
    return validateAccount(context, token, tokenType);
  }

  @Access('anyone', 'none')
  @Mutation(() => PasswordTokenAnswer, {
    description: 'Checks a mailed password token without consuming it, and starts a reset of 15 minutes.',
  })
  verifyPasswordToken(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the mailed link.' }) token: string,
  ): Promise<PasswordTokenAnswer> {
    return verifyPasswordToken(context, token);
  }

  @Access('anyone', 'platform')
  @Mutation(() => ResetPasswordAnswer, {
    description:
      'Sets a new password with a reset token, or with the cookie of the reset. Ends all sessions of the account.',
  })
  resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'The new password.' }) input: ResetPasswordInput,
  ): Promise<ResetPasswordAnswer> {
    return resetPassword(context, input);
  }

  @Access('business.read', 'session')
  @Mutation(() => ActionGrant, {
    description:
      'Checks the password of the signed-in user and opens one action to this session at its business, once, for 5 minutes. INVALID_INPUT for a wrong password; RATE_LIMITED after 5 wrong ones in 15 minutes, which do not count at sign-in.',
  })
  confirmPassword(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Arg('action', () => ConfirmedAction, { description: 'What it is to open.' }) action: ConfirmedAction,
  ): Promise<ActionGrant> {
    return confirmPassword(context, password, action);
  }
}
