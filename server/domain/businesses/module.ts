import type { Module } from '../../core/module.js';
import { BusinessResolver } from './business.resolver.js';
import { EnvironmentResolver } from './environment.resolver.js';
import { PublicBusinessResolver } from './public-business.resolver.js';
import { BUSINESS_PAGE } from './topics.js';

export const businesses: Module = {
  name: 'businesses',
  tables: ['business', 'business_page', 'export_file', 'search_word', 'vanity_name'],
  resolvers: [BusinessResolver, PublicBusinessResolver, EnvironmentResolver],
  topics: [BUSINESS_PAGE],
};
