import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { CustomerImportResolver } from './customer-import.resolver.js';
import { CustomerResolver } from './customer.resolver.js';
import { PersonResolver } from './person.resolver.js';
import { TAKE_BACK_IMPORT, takeBackImport } from './undo-customer-import.js';

export const customers: Module = {
  name: 'customers',
  tables: ['customer', 'customer_import', 'person'],
  resolvers: [PersonResolver, CustomerResolver, CustomerImportResolver],
  jobs: [handleJob(TAKE_BACK_IMPORT, takeBackImport)],
};
