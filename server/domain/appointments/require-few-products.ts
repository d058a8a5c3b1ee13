import { invalid } from '../../core/Refusal.js';
import { MAX_PRODUCTS } from './limits.js';

/** Throws INVALID_INPUT for more services and products in all parts than an appointment has; `before` is how many it had. */
export function requireFewProducts(parts: readonly { productIds: readonly string[] }[], before = 0): void {
  const count = parts.reduce((sum, { productIds }) => sum + productIds.length, 0);
  if (count > Math.max(MAX_PRODUCTS, before))
    throw invalid('parts', `An appointment has at most ${MAX_PRODUCTS} services and products.`);
}
