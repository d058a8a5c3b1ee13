/** Colors that carry a logo and text well; the first one is the default. */
export const swatches: readonly { color: string; name: string }[] = [
  { color: '#cccccc', name: 'Silver' },
  { color: '#46566a', name: 'Slate' },
  { color: '#0f5f5c', name: 'Teal' },
  { color: '#17703c', name: 'Green' },
  { color: '#1a5aa3', name: 'Blue' },
  { color: '#5b3f9e', name: 'Violet' },
  { color: '#a3306b', name: 'Berry' },
  { color: '#ac2019', name: 'Red' },
  { color: '#b8480d', name: 'Rust' },
  { color: '#8a5200', name: 'Caramel' },
  { color: '#f0b34a', name: 'Honey' },
  { color: '#e9b7b0', name: 'Blush' },
];

/** Normalizes a typed color ('#ABC', '0f5f5c') to lower-case '#rrggbb'; null if invalid. */
export function asColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1].toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

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

const ink = '#1f2322',
  page = '#faf8f5';

/** How the check-in app uses a color ('#rrggbb'): dark or white text, whichever is more readable; greys do not work for a button. */
export function contrastHint(color: string): { text: string; ink: string; isFaint: boolean } {
  const onIt = contrast(color, ink) >= 4.5 ? ink : contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
  const isLively = Math.max(...channels(color)) - Math.min(...channels(color)) > 40;
  const button = contrast(color, page);
  const isFaint = isLively && button < 3;
  const reads = `${onIt === '#ffffff' ? 'White' : 'Dark'} text on it reads well (contrast ${contrast(color, onIt).toFixed(1)} : 1).`;
  if (!isLively) return { text: `${reads} The CHECK IN button stays dark.`, ink: onIt, isFaint };
  return {
    text: isFaint
      ? `${reads} The CHECK IN button is faint on a light page (${button.toFixed(1)} : 1); a darker color stands out.`
      : `${reads} The CHECK IN button stands out.`,
    ink: onIt,
    isFaint,
  };
}
