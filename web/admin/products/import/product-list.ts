import type { ImportProductInput } from '../../../schema.generated';
import type { ListKind } from '../../imports/list-kind';
import { UnreadableList } from '../../imports/read-list';
import { maxImportRows } from '../../limits';
import { checkRow } from './check-row';
import { fieldNames, headerWords, type ImportField, importFields } from './columns';
import {
  ImportDialog_ImportDocument,
  ImportDialog_ImportsDocument,
  ImportDialog_UndoDocument,
} from './import.generated';
import { readCatalogue } from './read-catalogue';

const itemsCount = (count: number): string => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/** An item by what tells it apart in a list. */
const labelOf = (name: string, category: string | null | undefined): string =>
  JSON.stringify([name, category ?? ''].map((text) => text.trim().toLowerCase()));

const serverFields: Record<string, ImportField | undefined> = {
  type: 'type',
  newCategoryName: 'category',
  price: 'price',
  durationMinutes: 'duration',
  description: 'description',
  position: 'rank',
};

/** A list of services and products. */
export const productList: ListKind<ImportField, ImportProductInput> = {
  key: 'import',
  maxBytes: 2 * 1024 * 1024,
  maxRows: 5000,
  maxCallRows: maxImportRows,
  fields: importFields,
  fieldNames,
  headerWords,
  lack: (columns) => (columns.includes('name') ? null : 'Choose the column that holds the names.'),
  checkRow,
  nameOf: ({ name = '' }) => name,
  labelsOf: ({ item }) => [labelOf(item.name, item.newCategoryName)],
  fieldOf: (field) => serverFields[field] ?? 'name',
  words: {
    title: 'Import Items',
    count: itemsCount,
    help: 'Each row needs a name; type, category, price, duration, description and rank may be there. Categories that are missing are added.',
    arrived: (count) => `${count === 1 ? 'is' : 'are'} in your catalogue.`,
    repeated: () => 'the items are there already.',
    there: 'the items are there already',
    skip: (rows) =>
      `Skip ${rows} with the name and category of an item that is in the catalogue already, or of a row above`,
    undone: ({ removed, kept }) =>
      `${itemsCount(removed)} of the import ${removed === 1 ? 'is' : 'are'} archived.${kept > 0 ? ` ${itemsCount(kept)} stayed, changed since or with photos.` : ''}`,
  },
  async readKnown(client) {
    try {
      const items = await readCatalogue(client, false);
      return new Set(items.map(({ name, category }) => labelOf(name, category?.name)));
    } catch {
      throw new UnreadableList('Your catalogue could not be read to compare the file with it. Choose the file again.');
    }
  },
  async send(client, importId, rows) {
    await client.mutate({ mutation: ImportDialog_ImportDocument, variables: { importId, rows: [...rows] } });
    return { leftOut: [], dropped: {} };
  },
  async readImports(client) {
    const { data } = await client.query({ query: ImportDialog_ImportsDocument, fetchPolicy: 'no-cache' });
    return data!.productImports;
  },
  async undo(client, importId) {
    const { data } = await client.mutate({ mutation: ImportDialog_UndoDocument, variables: { importId } });
    const { archived, kept } = data!.undoImport;
    return { removed: archived, kept };
  },
};
