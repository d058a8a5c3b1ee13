import { ProductType } from '../../../entities/ProductType.js';
import { oneLine } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';
import { cleanRichText } from '../../core/rich-text.js';
import { priceOf } from './price.js';
import type { UpdateProductInput } from './product.inputs.js';
import type { ProductValues } from './product-columns.js';

export const NEW: ProductValues = {
  type: ProductType.SERVICE,
  name: '',
  price: null,
  durationMinutes: null,
  description: '',
  position: 0,
};

/** A name in one line. Throws INVALID_INPUT for an empty one. */
export function requireName(text: string): string {
  const name = oneLine(text);
  if (name === '') throw invalid('name', 'Enter a name.');
  return name;
}

/** The values after a change: what is omitted stays as it is. Throws INVALID_INPUT. */
export function changedValues(before: ProductValues, input: UpdateProductInput): ProductValues {
  const type = input.type ?? before.type;
  return {
    type,
    name: input.name === undefined || input.name === null ? before.name : requireName(input.name),
    price: input.price === undefined ? before.price : priceOf(input.price),
    durationMinutes: durationOf(type, input.durationMinutes, before.durationMinutes),
    description: input.description === undefined ? before.description : cleanRichText(input.description ?? ''),
    position: input.position ?? before.position,
  };
}

function durationOf(type: ProductType, minutes: number | null | undefined, before: number | null): number | null {
  if (type === ProductType.SERVICE) return minutes === undefined ? before : minutes;
  if (minutes) throw invalid('durationMinutes', 'Only services have a duration.');
  return null;
}
