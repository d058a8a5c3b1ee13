import type { Module } from '../../core/module.js';
import { StaffResolver } from './staff.resolver.js';
import { STAFF } from './topics.js';
import { ChangesResolver } from './changes/changes.resolver.js';

export const staff: Module = {
  name: 'staff',
  tables: ['staff'],
  resolvers: [StaffResolver, ChangesResolver],
  topics: [STAFF],
};
