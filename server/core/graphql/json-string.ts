/** Longer texts are quicker to leave to JSON.stringify. */
const MAX_LENGTH = 40;
const [SPACE, QUOTE, BACKSLASH, TILDE] = [0x20, 0x22, 0x5c, 0x7e];

/** As JSON.stringify does; short plain text at a fraction of its cost. */
export function jsonString(text: string): string {
  if (text.length > MAX_LENGTH) return JSON.stringify(text);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return JSON.stringify(text);
  }
  return `"${text}"`;
}
