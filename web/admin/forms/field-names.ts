const maxName = 40;

/** A name of small letters, digits and hyphens made of a label. */
function slugOf(label: string): string {
  const plain = label.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const slug = words.join('-').slice(0, maxName);
  return (slug.endsWith('-') ? slug.slice(0, -1) : slug) || 'field';
}

const numbered = (slug: string, number: number): string => {
  const ending = `-${number}`;
  return slug.slice(0, maxName - ending.length) + ending;
};

/** Fields without a name get one of their label, which no other has; the others keep theirs, as answers name them by it. */
export function withNames<Field extends { name: string; label: string }>(fields: readonly Field[]): Field[] {
  const taken = new Set(fields.map(({ name }) => name).filter(Boolean));
  return fields.map((field) => {
    if (field.name) return field;
    const slug = slugOf(field.label);
    let name = slug;
    for (let number = 2; taken.has(name); number += 1) name = numbered(slug, number);
    taken.add(name);
    return { ...field, name };
  });
}
