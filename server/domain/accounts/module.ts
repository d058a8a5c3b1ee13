import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { AccountResolver } from './account.resolver.js';
import { SetUpBusinessResolver } from './set-up-business.resolver.js';
import { FORGET_EXPIRED, forgetExpired } from './forget-expired.js';

export const accounts: Module = {
  name: 'accounts',
  tables: ['account', 'membership', 'session', 'email_token'],
  resolvers: [AccountResolver, SetUpBusinessResolver],
  jobs: [handleJob(FORGET_EXPIRED, forgetExpired, { cron: '17 * * * *' })],
};
