import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { FORGET_EVENTS, forgetEvents } from './forget-events.js';

export const webhooks: Module = {
  name: 'webhooks',
  tables: ['provider_event'],
  jobs: [handleJob(FORGET_EVENTS, forgetEvents, { cron: '17 * * * *' })],
};
