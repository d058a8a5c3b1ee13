import type { Module } from '../../core/module.js';
import { PolicyResolver } from './policy.resolver.js';
import { PublicPageResolver } from './public-page.resolver.js';

export const businessPage: Module = {
  name: 'business-page',
  tables: ['business_policy'],
  resolvers: [PolicyResolver, PublicPageResolver],
};
