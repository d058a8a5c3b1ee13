import type { Module } from '../../core/module.js';
import { StaffResolver } from './staff.resolver.js';
import { STAFF } from './topics.js';

export const staff: Module = { name: 'staff', tables: ['staff'], resolvers: [StaffResolver], topics: [STAFF] };
