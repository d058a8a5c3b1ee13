import type { Module } from '../../core/module.js';
import { ProductCategoryResolver } from './product-category.resolver.js';
import { ProductImportResolver } from './product-import.resolver.js';
import { ProductResolver } from './product.resolver.js';
import { PublicCatalogueResolver } from './public-catalogue.resolver.js';
import { CATALOGUE } from './topics.js';

export const catalogue: Module = {
  name: 'catalogue',
  tables: ['product', 'product_category'],
  resolvers: [ProductResolver, ProductImportResolver, ProductCategoryResolver, PublicCatalogueResolver],
  topics: [CATALOGUE],
};
