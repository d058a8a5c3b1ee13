import { channels, contrast, inkOn } from '../pieces/colors';
import type { Swatch } from '../pieces/ColorField';

/** Colors that carry a logo and text well; the first one is the default. */
export const swatches: readonly Swatch[] = [
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

const page = '#faf8f5';

/** How the check-in app uses a color ('#rrggbb'): dark or white text, whichever is more readable; greys do not work for a button. */
export function contrastHint(color: string): { text: string; ink: string; isFaint: boolean } {
  const onIt = inkOn(color);
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
