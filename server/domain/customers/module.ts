import type { Module } from '../../core/module.js';
import { PersonResolver } from './person.resolver.js';

export const customers: Module = {
  name: 'customers',
  tables: ['customer', 'person'],
  resolvers: [PersonResolver],
};
