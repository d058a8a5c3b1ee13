import type { Module } from '../../core/module.js';
import { BUSINESS_PAGE } from './topics.js';

export const businessPage: Module = { name: 'business-page', tables: [], topics: [BUSINESS_PAGE] };
