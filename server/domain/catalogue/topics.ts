import { defineTopic } from '../../core/topic.js';

/** Items and categories of the catalogue, and the photos of items. */
export const CATALOGUE = defineTopic('catalogue', ['product', 'product_category', 'media']);
