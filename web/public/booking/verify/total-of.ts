/** What items cost together, as one price; null where one of them has none, as no sum would be right. */
export function totalOf(items: readonly { price: string | null }[]): string | null {
  let cents = 0;
  for (const { price } of items) {
    if (price === null) return null;
    cents += Number(price.replace('.', ''));
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
