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

/** English and Spanish; a name is last, as `service price` is a price and `category name` a category. */
export const headerWords: readonly (readonly [ImportField, readonly string[]])[] = [
  ['type', ['type', 'kind', 'tipo', 'clase']],
  ['category', ['category', 'group', 'section', 'categoria', 'grupo', 'seccion', 'familia']],
  ['price', ['price', 'cost', 'amount', 'rate', 'fee', 'precio', 'costo', 'coste', 'importe', 'tarifa', 'valor']],
  ['duration', ['duration', 'minutes', 'mins', 'min', 'time', 'length', 'duracion', 'minutos', 'tiempo']],
  ['description', ['description', 'details', 'notes', 'about', 'descripcion', 'detalle', 'detalles', 'notas']],
  ['rank', ['rank', 'position', 'order', 'rango', 'posicion', 'orden']],
  ['name', ['name', 'item', 'service', 'product', 'title', 'nombre', 'servicio', 'producto', 'articulo', 'titulo']],
];
