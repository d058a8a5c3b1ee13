/** Not exported: nothing but `sql` makes one. */
class TaggedSql {
  /** For the types: an object with a text and values is none. */
  declare protected readonly brand: never;
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[]) {
    this.text = text;
    this.values = values;
  }
}

/** A statement or a part of one: text with numbered parameters, and their values. */
export type Sql = TaggedSql;

export const isSql = (value: unknown): value is Sql => value instanceof TaggedSql;

/** Texts of templates with values only: the same each time, so composed once. */
const plainTexts = new WeakMap<TemplateStringsArray, string>();

/** Texts of templates with nested `sql`, by the nested texts; null stands for a value. */
const composedTexts = new WeakMap<TemplateStringsArray, { parts: readonly (string | null)[]; text: string }[]>();
const MAX_VARIANTS = 8;

/**
 * SQL as a value: ``sql`select id from check_in where status = ${status} and ${isToday}` ``. What is in `${}` is a numbered parameter, or another
 * `sql`, whose text and parameters are inlined; never text. PostgreSQL must know the type of each parameter: write `${now}::timestamptz` where
 * it cannot be inferred. Objects and arrays of objects become JSON.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  if (!parts.some(isSql)) {
    let text = plainTexts.get(strings);
    if (text === undefined)
      plainTexts.set(strings, (text = strings.reduce((before, after, n) => `${before}$${n}${after}`)));
    return new TaggedSql(text, parts);
  }
  const values: unknown[] = [];
  for (const part of parts) {
    if (!isSql(part)) values.push(part);
    else for (const value of part.values) values.push(value);
  }
  return new TaggedSql(composedText(strings, parts), values);
}

function composedText(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let variants = composedTexts.get(strings);
  if (!variants) composedTexts.set(strings, (variants = []));
  for (const variant of variants) if (isVariant(variant.parts, parts)) return variant.text;
  const text = compose(strings, parts);
  if (variants.length < MAX_VARIANTS) variants.push({ parts: parts.map(textOf), text });
  return text;
}

function isVariant(texts: readonly (string | null)[], parts: readonly unknown[]): boolean {
  for (let index = 0; index < parts.length; index += 1) if (textOf(parts[index]) !== texts[index]) return false;
  return true;
}

const textOf = (part: unknown): string | null => (isSql(part) ? part.text : null);

function compose(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let text = strings[0]!;
  let count = 0;
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += renumbered(part, count);
      count += part.values.length;
    } else {
      count += 1;
      text += `$${count}`;
    }
    text += strings[index + 1]!;
  });
  return text;
}

function renumbered({ text, values }: Sql, offset: number): string {
  if (values.length === 0 || offset === 0) return text;
  return text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
}

/** Empty, for an optional part. */
export const NO_SQL = sql``;

/** Joins parts, for example columns or conditions. */
export function joinSql(parts: readonly Sql[], separator: Sql): Sql {
  return parts.reduce((before, part, index) => (index === 0 ? part : sql`${before}${separator}${part}`), NO_SQL);
}
