import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { FILE_NAMES } from './media.sql.js';
import { TIDY_MEDIA } from './tidy-media-job.js';
import { tidyMediaInTheEnd } from './tidy-media.js';

export const media: Module = {
  name: 'media',
  tables: ['media'],
  files: [FILE_NAMES],
  jobs: [handleJob(TIDY_MEDIA, tidyMediaInTheEnd)],
};
