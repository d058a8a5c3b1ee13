import type { Module } from '../../core/module.js';
import { CustomerExportResolver } from './customer-export/customer-export.resolver.js';
import { MergingResolver } from './merging.resolver.js';
import { ProfileResolver } from './profile.resolver.js';
import { TimelineResolver } from './timeline.resolver.js';

/** What several rooms have of one customer, together. */
export const records: Module = {
  name: 'records',
  tables: [],
  resolvers: [CustomerExportResolver, MergingResolver, ProfileResolver, TimelineResolver],
};
