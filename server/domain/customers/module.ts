import type { Module } from '../../core/module.js';
import { CustomerResolver } from './customer.resolver.js';
import { PersonResolver } from './person.resolver.js';

export const customers: Module = {
  name: 'customers',
  tables: ['customer', 'person'],
  resolvers: [PersonResolver, CustomerResolver],
};
