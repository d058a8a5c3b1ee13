import type { Module } from '../../core/module.js';
import { BUSINESS_READY } from './business-ready.js';
import { BusinessResolver } from './business.resolver.js';
import { EnvironmentResolver } from './environment.resolver.js';

export const businesses: Module = {
  name: 'businesses',
  tables: ['business'],
  resolvers: [BusinessResolver, EnvironmentResolver],
  messages: [BUSINESS_READY],
};
