import type { Module } from '../../core/module.js';
import { CATALOGUE } from './topics.js';

export const catalogue: Module = {
  name: 'catalogue',
  tables: ['product', 'product_category'],
  topics: [CATALOGUE],
};
