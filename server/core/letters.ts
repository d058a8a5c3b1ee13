/** The first letter of a name as a capital; empty without one. Letters and emoji beyond the first plane stay whole. */
export const firstLetter = (name: string): string => ([...name][0] ?? '').toUpperCase();

/** The beginning of a text, at most `max` UTF-16 units, without half a character at its end. */
export const beginningOf = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
