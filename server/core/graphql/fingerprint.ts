/** What values share is written once: most phones see one line of one business. Values are read again at each tick and never mutated. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Date) return String(value.getTime());
  let text = texts.get(value);
  if (text === undefined)
    texts.set(value, (text = Array.isArray(value) ? `[${value.map(textOf).join()}]` : fingerprintOf(value, [])));
  return text;
}

/** A text that differs if and only if a field other than the `ignored` ones differs. */
export function fingerprintOf(value: object, ignored: readonly string[]): string {
  let text = '';
  for (const name in value)
    if (!ignored.includes(name)) text += `${name} ${textOf((value as Record<string, unknown>)[name])} `;
  return text;
}
