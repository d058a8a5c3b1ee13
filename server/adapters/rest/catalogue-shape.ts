import type {
  ProductType,
  RestProductCategoryFragment,
  RestProductFragment,
  RestPublicProductCategoryFragment,
  RestPublicProductFragment,
} from './documents.generated.js';
import {
  fileNameOf,
  idNumber,
  nameIn,
  optionalNumber,
  optionalText,
  sentUnder,
  textOf,
  unlessMissing,
} from './shapes.js';
import type { RestRequest } from './route.js';

const TYPE: Record<ProductType, string> = { SERVICE: 'service', PRODUCT: 'product' };
const TYPE_NAME: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(TYPE).map(([name, value]) => [value, name]),
);

export const publicCategory = ({ id, name, subheading }: RestPublicProductCategoryFragment) => ({
  id: idNumber(id),
  value: name,
  label: name,
  subheading,
});

export const category = (own: RestProductCategoryFragment) => ({
  ...publicCategory(own),
  name: own.name,
  position: own.position,
  version: own.version,
});

export const publicProduct = ({ id, type, durationMinutes, category: group, ...item }: RestPublicProductFragment) => ({
  id: idNumber(id),
  type: TYPE[type],
  name: item.name,
  price: item.price,
  time: durationMinutes,
  duration: durationMinutes,
  description: item.description,
  category: group && publicCategory(group),
  category_id: group && idNumber(group.id),
  product_media_source: item.image && fileNameOf(item.image.url),
  product_media_thumbnail: item.image && item.image.thumbnailUrl,
  product_media_preview: item.image && item.image.url,
});

export const product = (own: RestProductFragment) => ({
  ...publicProduct(own),
  category: own.category && category(own.category),
  position: own.position,
  version: own.version,
  archived: own.archivedAt === null ? 0 : 1,
});

/** The current item in a refusal of a stale write, in the shape of every other answer. */
export const currentProduct = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestProductFragment | undefined;
  return current ? { ...details, current: product(current) } : details;
};

export const currentCategory = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestProductCategoryFragment | undefined;
  return current ? { ...details, current: category(current) } : details;
};

/** What was sent under the first of these names; null counts. */
const firstOf = (sent: Record<string, unknown>, ...names: string[]): unknown =>
  names.map((name) => sent[name]).find((value) => value !== undefined);

/** A category as clients send it: its id or an object with it, a name that was typed in or an object with that, or none. */
function chosenCategory(sent: unknown): { categoryId?: unknown; newCategoryName?: unknown } {
  if (sent === undefined) return {};
  const { id, label, value } = (typeof sent === 'object' && sent !== null ? sent : { id: null, value: sent }) as Record<
    string,
    unknown
  >;
  if (id !== undefined && id !== null) return { categoryId: textOf(id) };
  const typed = label ?? value ?? '';
  if (typed === '') return { categoryId: null };
  return /^\d+$/.test(String(typed)) ? { categoryId: textOf(typed) } : { newCategoryName: textOf(typed) };
}

/** The fields of an item's form. */
export function sentProduct(sent: Record<string, unknown>) {
  return {
    type: unlessMissing(sent['type'], (type) => nameIn(TYPE_NAME, type)),
    name: unlessMissing(sent['name'], textOf),
    ...chosenCategory(firstOf(sent, 'category', 'category_id')),
    price: unlessMissing(sent['price'], optionalText),
    durationMinutes: unlessMissing(firstOf(sent, 'duration', 'time'), optionalNumber),
    description: unlessMissing(sent['description'], optionalText),
    position: unlessMissing(sent['position'], optionalNumber),
  };
}

/** The fields of a new item's form; it is a service where nothing else is said. */
export const sentNewProduct = (sent: Record<string, unknown>) =>
  sentProduct({ ...sent, type: sent['type'] ?? 'service', name: sent['name'] ?? '' });

/** The fields of a category's form; a new one may be sent as its name alone. */
export function sentCategory(request: RestRequest) {
  const { category: given } = request.body;
  const isName = typeof given === 'string' && !given.trim().startsWith('{');
  const sent: Record<string, unknown> = isName ? { name: given } : sentUnder('category', request);
  return {
    id: textOf(sent['id']),
    version: optionalNumber(sent['version']),
    input: {
      name: unlessMissing(firstOf(sent, 'name', 'label', 'value'), textOf),
      subheading: unlessMissing(sent['subheading'], optionalText),
      position: unlessMissing(sent['position'], optionalNumber),
    },
  };
}
