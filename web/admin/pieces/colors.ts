/** Normalizes a typed color ('#ABC', '0f5f5c') to lower-case '#rrggbb'; null if invalid. */
export function asColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1].toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

export const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r, g, b] = channels(color)
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two '#rrggbb', 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const ink = '#1f2322';

/** The color of text that reads well on a color ('#rrggbb'). */
export const inkOn = (color: string): string =>
  contrast(color, ink) >= 4.5 ? ink : contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';

/** What is wrong with a typed color, or true. */
export const colorRule = (text: string): true | string =>
  asColor(text) !== null || 'A color is # and six digits or letters from a to f, for example #cccccc.';
