/** What a column of a list can hold, in the order of an exported file. */
export const importFields = ['type', 'name', 'category', 'price', 'duration', 'description', 'rank'] as const;
export type ImportField = (typeof importFields)[number];

/** Headers of an exported file, and the words of the choice. */
export const fieldNames: Record<ImportField, string> = {
  type: 'Type',
  name: 'Name',
  category: 'Category',
  price: 'Price',
  duration: 'Duration',
  description: 'Description',
  rank: 'Rank',
};

/** What each column of a file holds; null for what is not imported. */
export type Columns = readonly (ImportField | null)[];

/** English and Spanish; a name is last, as `service price` is a price and `category name` a category. */
const words: [ImportField, string[]][] = [
  ['type', ['type', 'kind', 'tipo', 'clase']],
  ['category', ['category', 'group', 'section', 'categoria', 'grupo', 'seccion', 'familia']],
  ['price', ['price', 'cost', 'amount', 'rate', 'fee', 'precio', 'costo', 'coste', 'importe', 'tarifa', 'valor']],
  ['duration', ['duration', 'minutes', 'mins', 'min', 'time', 'length', 'duracion', 'minutos', 'tiempo']],
  ['description', ['description', 'details', 'notes', 'about', 'descripcion', 'detalle', 'detalles', 'notas']],
  ['rank', ['rank', 'position', 'order', 'rango', 'posicion', 'orden']],
  ['name', ['name', 'item', 'service', 'product', 'title', 'nombre', 'servicio', 'producto', 'articulo', 'titulo']],
];

const plain = (header: string) => header.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
const wordsOf = (header: string) => plain(header).split(/[^\p{L}]+/u);
const isField = (value: unknown): value is ImportField => importFields.includes(value as ImportField);

function guessed(header: string): ImportField | null {
  const given = wordsOf(header);
  return words.find(([, some]) => given.some((word) => some.includes(word)))?.[0] ?? null;
}

/** The field of each header: as it was chosen before, else by its words; each field once. */
export function guessColumns(headers: readonly string[], remembered: string | null): Columns {
  const before = readRemembered(remembered);
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = plain(header) in before ? before[plain(header)] : guessed(header);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The choice as it is kept for the next file with these headers. */
export const toRemember = (headers: readonly string[], columns: Columns): string =>
  JSON.stringify(Object.fromEntries(headers.map((header, index) => [plain(header), columns[index]])));

function readRemembered(text: string | null): Record<string, ImportField | null> {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(entries.filter(([, field]) => field === null || isField(field)));
  } catch {
    return {};
  }
}

/** Another choice for one column; the field leaves the column that had it. */
export const withColumn = (columns: Columns, index: number, field: ImportField | null): Columns =>
  columns.map((before, at) => (at === index ? field : before === field ? null : before));
