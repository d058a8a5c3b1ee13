import type { Module } from '../../core/module.js';
import { PlanResolver } from './plan.resolver.js';
import { PlansResolver } from './plans.resolver.js';

export const billing: Module = { name: 'billing', tables: [], resolvers: [PlanResolver, PlansResolver] };
