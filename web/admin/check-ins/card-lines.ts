import { remPixels } from './list-shape';

const maxLines = 4;
/** Rem that one line more takes. */
export const extraLine = { note: 1.0625, reply: 1.1875 };
/** What stands beside a text on a phone, in pixels, and the width of a letter in rem, rather too wide than too narrow. */
const sizes = { note: { beside: 88, letter: 0.4 }, reply: { beside: 104, letter: 0.47 } };

/** The lines that an open card gives to a text, 1 to 4: an estimate, as heights are known without measuring. `width` of the screen in pixels. */
export function cardLines(text: string, kind: 'note' | 'reply', width: number): number {
  const { beside, letter } = sizes[kind];
  const letters = Math.max(10, Math.floor((width - beside) / (letter * remPixels())));
  return Math.min(maxLines, Math.ceil(text.length / letters) || 1);
}

/** The width of the screen in pixels. */
export const screenWidth = (): number => document.documentElement.clientWidth;
