import Papa from 'papaparse';
import type { ReadCatalogue_PageQuery } from './import.generated';
import { typeNames } from '../item-values';
import { fieldNames, importFields, type ImportField } from './columns';
import { neutralise } from '../../imports/formulas';

export type ExportedItem = ReadCatalogue_PageQuery['products']['items'][number];

const cells = (item: ExportedItem): Record<ImportField, string> => ({
  type: typeNames[item.type],
  name: item.name,
  category: item.category?.name ?? '',
  price: item.price ?? '',
  duration: item.durationMinutes === null ? '' : String(item.durationMinutes),
  description: item.description,
  rank: String(item.position),
});

/** A file that spreadsheets open as UTF-8, whose texts are no formulas, and that an import reads. */
export const writeList = (items: readonly ExportedItem[]): string =>
  `\ufeff${Papa.unparse([
    importFields.map((field) => fieldNames[field]),
    ...items.map((item) => {
      const all = cells(item);
      return importFields.map((field) => neutralise(all[field]));
    }),
  ])}\r\n`;
