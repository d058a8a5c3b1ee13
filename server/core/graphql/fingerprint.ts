/** Objects are written out once: most phones share one line and one business. Values are read anew at each tick and never changed. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}

/** A text that differs where a value differs in any field but the `ignored` ones. */
export function fingerprintOf(value: object, ignored: readonly string[]): string {
  let text = '';
  for (const [name, field] of Object.entries(value)) if (!ignored.includes(name)) text += `${textOf(field)} `;
  return text;
}
