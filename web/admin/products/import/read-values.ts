import type { ProductType } from '../../../schema.generated';

const types: Record<ProductType, string[]> = {
  SERVICE: ['', 'service', 'services', 'servicio', 'servicios', 's'],
  PRODUCT: ['product', 'products', 'producto', 'productos', 'goods', 'retail', 'p'],
};

/** Service without a word; null for one that means neither. */
export function readType(text: string): ProductType | null {
  const word = text.trim().toLowerCase();
  return types.SERVICE.includes(word) ? 'SERVICE' : types.PRODUCT.includes(word) ? 'PRODUCT' : null;
}

const markup = /<\/?(?:p|br|strong|b|em|i|u|s|h[1-4]|ul|ol|li|blockquote|a|span)\b[^<>]*>/i;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A rich text as it is, else a paragraph of each line. */
export function readDescription(text: string): string {
  const typed = text.trim();
  if (typed === '' || markup.test(typed)) return typed;
  return typed
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim().replace(/[&<>]/g, (sign) => signs[sign])}</p>`)
    .join('');
}
