import type { Module } from '../../core/module.js';
import { CustomerResolver } from './customer.resolver.js';
import { ERASURE_DECLINED, ERASURE_DONE } from './erasure/answer-message.js';
import { ErasureResolver } from './erasure/erasure.resolver.js';
import { PersonResolver } from './person.resolver.js';

export const customers: Module = {
  name: 'customers',
  tables: ['customer', 'customer_merge', 'person', 'erasure_request'],
  resolvers: [PersonResolver, CustomerResolver, ErasureResolver],
  messages: [ERASURE_DONE, ERASURE_DECLINED],
};
