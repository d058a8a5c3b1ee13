import type { PictureImage } from '../ui/Picture/Picture';

export interface CatalogueCategory {
  id: string;
  name: string;
  /** Line under the name; may be empty. */
  subheading: string;
}

/** What the list shows of an item of the API. */
export interface CatalogueItem {
  id: string;
  name: string;
  /** US dollars with two places, for example '24.50'. */
  price: string | null;
  durationMinutes: number | null;
  /** Rich text. */
  description: string;
  category: CatalogueCategory | null;
  image: PictureImage | null;
}

export interface CatalogueGroup<Item, Category> {
  /** Null for the items without one. */
  category: Category | null;
  items: Item[];
}

/** Items under their categories: in the order of `categories`, empty ones included, then as the items come; those without one last. */
export function groupItems<Item extends { category: { id: string } | null }, Category extends { id: string }>(
  items: readonly Item[],
  categories: readonly Category[],
): CatalogueGroup<Item, Category | NonNullable<Item['category']>>[] {
  const groups = new Map<string, CatalogueGroup<Item, Category | NonNullable<Item['category']>>>(
    categories.map((category) => [category.id, { category, items: [] }]),
  );
  const others: Item[] = [];
  for (const item of items) {
    const { category } = item;
    if (!category) others.push(item);
    else if (groups.has(category.id)) groups.get(category.id)!.items.push(item);
    else groups.set(category.id, { category, items: [item] });
  }
  return [...groups.values(), ...(others.length > 0 ? [{ category: null, items: others }] : [])];
}

/** '$1,024.50' for '1024.50': the digits of the API, without arithmetic. */
export const priceText = (price: string): string => `$${price.replace(/^(\d{1,3})(\d{3})\./, '$1,$2.')}`;

/** '1 h 30 min' for 90, the same in both languages. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
