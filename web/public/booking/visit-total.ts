import { durationText, priceText } from '../../catalogue/catalogue-item';
import type { Translate } from '../i18n/messages';

/** What items cost together, as one price; null where one of them has none, as no sum would be right. */
export function totalOf(items: readonly { price: string | null }[]): string | null {
  let cents = 0;
  for (const { price } of items) {
    if (price === null) return null;
    cents += Number(price.replace('.', ''));
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** '2 selected · 1 h · $49.00', with what is known of it. */
export function totalText(
  t: Translate,
  items: readonly { price: string | null }[],
  minutes: number | undefined,
): string {
  const price = totalOf(items);
  return [
    t('products.count', { count: items.length }),
    minutes && durationText(minutes),
    price !== null && priceText(price),
  ]
    .filter(Boolean)
    .join(' · ');
}
