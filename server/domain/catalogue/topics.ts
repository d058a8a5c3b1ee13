import { defineTopic } from '../../core/topic.js';

/** Items and categories of the catalogue. */
export const CATALOGUE = defineTopic('catalogue', ['product', 'product_category']);
