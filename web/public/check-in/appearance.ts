import type { CSSProperties } from 'react';
import type { CheckInFont } from '../../schema.generated';

const families: Record<CheckInFont, string> = {
  ALEX_BRUSH: "'Alex Brush', cursive",
  SANS: 'var(--font)',
  MODERN: "'Poiret One', var(--font)",
  PENMANSHIP: "'Yellowtail', cursive",
};

const ink = '#1f2322';

function channels(color: string): [number, number, number] {
  const six = /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const value = /^#[0-9a-f]{6}$/i.test(six) ? parseInt(six.slice(1), 16) : 0xcccccc;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r, g, b] = channels(color)
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Black or white ink, whichever reads better on the business's color (always at least 4.5:1). */
export function readableOn(color: string): string {
  if (contrast(color, ink) >= 4.5) return ink;
  return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

/** A color with a hue of its own: a plain grey makes a button look switched off. */
function isLively(color: string): boolean {
  const [r, g, b] = channels(color);
  return Math.max(r, g, b) - Math.min(r, g, b) > 40;
}

export interface AppStyle {
  fontFamily: CheckInFont;
  fontSize: number;
  color: string;
}

/** The business's font, size and color as CSS variables for the check-in screens. */
export function appearance({ fontFamily, fontSize, color }: AppStyle): CSSProperties {
  const stage = `#${channels(color)
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
  return {
    '--app-font': families[fontFamily],
    '--app-size': Math.min(100, Math.max(45, fontSize)),
    '--app-color': stage,
    '--app-on-color': readableOn(stage),
    '--app-action': isLively(stage) ? stage : 'var(--color-text)',
    '--app-on-action': isLively(stage) ? readableOn(stage) : 'var(--color-background)',
  } as CSSProperties;
}

/** Of a business that chose no color. */
const defaultColor = '#cccccc';

/** The business's color on white paper as CSS variables; letters on the paper keep dark ink where the color is too light for them. */
export function posterColors(color: string): CSSProperties | undefined {
  if (color.toLowerCase() === defaultColor) return undefined;
  const brandInk = contrast(color, '#ffffff') >= 4.5 ? color : ink;
  return { '--brand': color, '--on-brand': readableOn(color), '--brand-ink': brandInk } as CSSProperties;
}
