import type { CatalogueItemFragment } from './products.generated';

/** The fields of an item in its form, with their version. */
export type ChangeableItem = Omit<CatalogueItemFragment, 'image'>;
export type ChangeableCategory = { id: string; version: number; name: string; subheading: string; position: number };

const currentOf = (details: unknown): object | null =>
  details instanceof Object && 'current' in details && details.current instanceof Object ? details.current : null;
const isCategory = (current: object): current is ChangeableCategory =>
  'id' in current &&
  'version' in current &&
  typeof current.version === 'number' &&
  'name' in current &&
  typeof current.name === 'string' &&
  'position' in current &&
  typeof current.position === 'number';

/** The item in `details.current` of a STALE refusal. */
export function currentItem(details: unknown): ChangeableItem | null {
  const current = currentOf(details);
  return current && isCategory(current) && 'type' in current && 'description' in current
    ? (current as unknown as ChangeableItem)
    : null;
}

/** Likewise the category. */
export function currentCategory(details: unknown): ChangeableCategory | null {
  const current = currentOf(details);
  return current && isCategory(current) && 'subheading' in current ? current : null;
}
