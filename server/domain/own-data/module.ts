import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { FORGET_OWN_DATA_LINK, SEND_OWN_DATA_LINK } from './own-data-jobs.js';
import { OWN_DATA_LINK } from './own-data-link.js';
import { OWN_DATA_MESSAGE } from './own-data-message.js';
import { OwnDataResolver } from './own-data.resolver.js';
import { forgetLink, sendLink } from './send-link.js';

export const ownData: Module = {
  name: 'own-data',
  tables: ['own_data_link'],
  resolvers: [OwnDataResolver],
  jobs: [handleJob(SEND_OWN_DATA_LINK, sendLink), handleJob(FORGET_OWN_DATA_LINK, forgetLink)],
  tokenKinds: [OWN_DATA_LINK],
  messages: [OWN_DATA_MESSAGE],
};
