import type { Module } from '../../core/module.js';
import { StaffResolver } from './staff.resolver.js';
import { STAFF } from './topics.js';
import { TrailResolver } from './trail/trail.resolver.js';

export const staff: Module = {
  name: 'staff',
  tables: ['staff'],
  resolvers: [StaffResolver, TrailResolver],
  topics: [STAFF],
};
