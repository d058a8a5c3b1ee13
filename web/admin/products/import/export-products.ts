import type { ApolloClient } from '@apollo/client';
import { readCatalogue } from './read-catalogue';
import { saveFile } from '../../../ui/save-file';
import { writeList } from './write-list';

/** Saves the live items, and if asked for the archived ones after them, as products.csv; tells how many. */
export async function exportProducts(client: ApolloClient, withArchived: boolean): Promise<number> {
  const live = await readCatalogue(client, false);
  const items = withArchived ? [...live, ...(await readCatalogue(client, true))] : live;
  saveFile('products.csv', new Blob([writeList(items)], { type: 'text/csv;charset=utf-8' }));
  return items.length;
}
