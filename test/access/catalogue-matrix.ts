import type { Row } from './matrix.js';
import { FROM_MANAGER, type WhoMay } from './who-may.js';

/** The plan has no catalogue: who could change it is refused for that; test/catalogue has the plan. */
export const CATALOGUE_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };

/** Of items and categories. */
export const CATALOGUE_MUTATIONS: Record<string, Row> = {
  addProduct: { args: () => ({ input: { type: 'SERVICE', name: 'Cut' } }), ...CATALOGUE_CHANGE },
  updateProduct: { args: (f) => ({ id: f.productId, input: { name: 'Cut' } }), ...CATALOGUE_CHANGE },
  archiveProducts: { args: (f) => ({ ids: [f.productId] }), ...CATALOGUE_CHANGE },
  restoreProducts: { args: (f) => ({ ids: [f.productId] }), ...CATALOGUE_CHANGE },
  rankProduct: { args: (f) => ({ id: f.productId, place: 0, seen: [f.productId] }), ...CATALOGUE_CHANGE },
  importProducts: {
    args: () => ({ importId: 'import-1', rows: [{ row: 1, item: { type: 'SERVICE', name: 'Cut' } }] }),
    ...CATALOGUE_CHANGE,
  },
  undoImport: { args: () => ({ importId: 'import-1' }), ...CATALOGUE_CHANGE },
  addProductCategory: { args: () => ({ input: { name: 'Hair' } }), ...CATALOGUE_CHANGE },
  updateProductCategory: { args: (f) => ({ id: f.categoryId, input: { name: 'Hair' } }), ...CATALOGUE_CHANGE },
  archiveProductCategory: { args: (f) => ({ id: f.categoryId }), ...CATALOGUE_CHANGE },
  restoreProductCategory: { args: (f) => ({ id: f.categoryId }), ...CATALOGUE_CHANGE },
  rankProductCategory: { args: (f) => ({ id: f.categoryId, place: 0, seen: [f.categoryId] }), ...CATALOGUE_CHANGE },
};
