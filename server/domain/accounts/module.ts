import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { AccountResolver } from './account.resolver.js';
import { BusinessesResolver } from './businesses.resolver.js';
import { InvitationResolver } from './invitation.resolver.js';
import { SetUpBusinessResolver } from './set-up-business.resolver.js';
import { FORGET_EXPIRED, forgetExpired } from './forget-expired.js';
import { ACCOUNT_EXISTS } from './messages/account-exists.js';
import { BUSINESS_READY } from './messages/business-ready.js';
import { ERASURE_ASKED } from './messages/erasure-asked.js';
import { PASSWORD_CHANGED } from './messages/password-changed.js';
import { PASSWORD_LINK } from './messages/password-link.js';
import { SIGN_UP_LINK } from './messages/sign-up-link.js';

export const accounts: Module = {
  name: 'accounts',
  tables: ['account', 'membership', 'session', 'email_token'],
  resolvers: [AccountResolver, BusinessesResolver, InvitationResolver, SetUpBusinessResolver],
  jobs: [handleJob(FORGET_EXPIRED, forgetExpired, { cron: '17 * * * *' })],
  messages: [SIGN_UP_LINK, ACCOUNT_EXISTS, PASSWORD_LINK, PASSWORD_CHANGED, BUSINESS_READY, ERASURE_ASKED],
};
