import type { AddProductInput, ProductType, UpdateProductInput } from '../../schema.generated';
import { maxItemMinutes } from '../limits';
import type { CatalogueItemFragment } from './products.generated';
import { readDuration, readPrice } from './read-amounts';

/** The form of an item, as typed. */
export interface ItemDraft {
  type: ProductType;
  name: string;
  /** Name of a category, picked or new; '' for none. Named like the field of the API, so that its refusals find it. */
  newCategoryName: string;
  price: string;
  durationMinutes: string;
  position: string;
  description: string;
}

export const typeNames: Record<ProductType, string> = { SERVICE: 'Service', PRODUCT: 'Product' };

export const noItem: ItemDraft = {
  type: 'SERVICE',
  name: '',
  newCategoryName: '',
  price: '',
  durationMinutes: '',
  position: '0',
  description: '',
};

export const draftOf = (item: Omit<CatalogueItemFragment, 'id' | 'version' | 'image'>): ItemDraft => ({
  type: item.type,
  name: item.name,
  newCategoryName: item.category?.name ?? '',
  price: item.price ?? '',
  durationMinutes: item.durationMinutes === null ? '' : String(item.durationMinutes),
  position: String(item.position),
  description: item.description,
});

const isService = ({ type }: ItemDraft) => type === 'SERVICE';

/** Where the category is none of the list, it is added with the item. */
export function newItem(draft: ItemDraft): AddProductInput {
  const { type, name, newCategoryName, price, durationMinutes, description } = draft;
  return {
    type,
    name: name.trim(),
    newCategoryName: newCategoryName.trim() || null,
    price: readPrice(price) || null,
    durationMinutes: (isService(draft) && readDuration(durationMinutes)) || null,
    description,
  };
}

/** Only what differs from the item as it was. */
export function changesOf(draft: ItemDraft, before: ItemDraft): UpdateProductInput {
  const next = newItem(draft);
  const last = newItem(before);
  const category = next.newCategoryName ? { newCategoryName: next.newCategoryName } : { categoryId: null };
  return {
    ...(next.type !== last.type && { type: next.type }),
    ...(next.name !== last.name && { name: next.name }),
    ...(next.newCategoryName !== last.newCategoryName && category),
    ...(Number(draft.position) !== Number(before.position) && { position: Number(draft.position) }),
    ...(next.price !== last.price && { price: next.price }),
    ...(isService(draft) && next.durationMinutes !== last.durationMinutes && { durationMinutes: next.durationMinutes }),
    ...(next.description !== last.description && { description: next.description }),
  };
}

export const nameError = (name: string) => name.trim() !== '' || 'Enter a name.';
const wrongMinutes = `A duration is 1 to ${maxItemMinutes} minutes.`;
/** What is wrong with a price or a duration as it was read. */
export const priceFault = (price: string | null): string | undefined =>
  price === null ? 'A price is a number from 0 to 999999.99 with at most two decimal places.' : undefined;
export function durationFault(minutes: number | null): string | undefined {
  if (minutes === null) return 'Write a duration as 90, 1:30 or 1h 30m.';
  return minutes > maxItemMinutes ? wrongMinutes : undefined;
}
/** Of a duration as typed: no minutes are a mistake, where a list writes them for none. */
export const durationError = (typed: string): string | undefined =>
  readDuration(typed) === 0 && typed.trim() !== '' ? wrongMinutes : durationFault(readDuration(typed));

/** Ranks of items and of categories. */
export const ranks = Array.from({ length: 50 }, (_, rank) => [String(rank), String(rank)] as const);
export const maxRank = 49;
