import { AUDIT, writeAudit } from './access/audit.js';
import { FORGET_RATE_LIMITS, forgetRateLimits } from './access/forget-rate-limits.js';
import { FORGET_DEAD_JOBS, forgetDeadJobs } from './jobs/forget-dead-jobs.js';
import { handleJob } from './jobs/job.js';
import { deliverMessage } from './messages/deliver-message.js';
import { DELIVER_FILES, DELIVER_MESSAGE } from './messages/deliver-message-job.js';
import type { Module } from './module.js';
import { REVOKED } from './topic.js';

/** What every operation runs on. */
export const core: Module = {
  name: 'core',
  tables: [
    'message',
    'text_allowance',
    'text_consent',
    'text_reply',
    'sender',
    'audit_log',
    'idempotency_key',
    'rate_limit',
  ],
  jobs: [
    handleJob(AUDIT, writeAudit),
    handleJob(DELIVER_MESSAGE, deliverMessage),
    handleJob(DELIVER_FILES, deliverMessage, { runs: 'slowly' }),
    handleJob(FORGET_RATE_LIMITS, forgetRateLimits, { cron: '17 * * * *' }),
    handleJob(FORGET_DEAD_JOBS, forgetDeadJobs, { cron: '29 4 * * *' }),
  ],
  topics: [REVOKED],
};
