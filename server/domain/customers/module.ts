import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { CustomerImportResolver } from './customer-import.resolver.js';
import { CustomerResolver } from './customer.resolver.js';
import { ERASURE_DECLINED, ERASURE_DONE } from './erasure/answer-message.js';
import { ErasureResolver } from './erasure/erasure.resolver.js';
import { FORGET_MERGE, forgetMerge } from './merging/forget-merge.js';
import { PersonResolver } from './person.resolver.js';
import { CUSTOMERS } from './topics.js';
import { TAKE_BACK_IMPORT, takeBackImport } from './undo-customer-import.js';

export const customers: Module = {
  name: 'customers',
  tables: ['customer', 'customer_import', 'customer_merge', 'person', 'erasure_request'],
  resolvers: [PersonResolver, CustomerResolver, CustomerImportResolver, ErasureResolver],
  topics: [CUSTOMERS],
  messages: [ERASURE_DONE, ERASURE_DECLINED],
  jobs: [handleJob(TAKE_BACK_IMPORT, takeBackImport), handleJob(FORGET_MERGE, forgetMerge)],
};
