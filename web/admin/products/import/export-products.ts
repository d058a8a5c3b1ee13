import type { ApolloClient } from '@apollo/client';
import { saveFile } from './save-file';
import { ExportProducts_PageDocument, type ExportProducts_PageQueryVariables } from './import.generated';
import { type ExportedItem, writeList } from './write-list';

async function readAll(client: ApolloClient, archived: boolean): Promise<ExportedItem[]> {
  const items: ExportedItem[] = [];
  let after: string | null = null;
  do {
    const variables: ExportProducts_PageQueryVariables = { archived, after };
    const { data } = await client.query({ query: ExportProducts_PageDocument, variables, fetchPolicy: 'no-cache' });
    items.push(...data!.products.items);
    after = data!.products.cursor;
  } while (after !== null);
  return items;
}

/** Saves the live items, and if asked for the archived ones after them, as products.csv; tells how many. */
export async function exportProducts(client: ApolloClient, withArchived: boolean): Promise<number> {
  const live = await readAll(client, false);
  const items = withArchived ? [...live, ...(await readAll(client, true))] : live;
  saveFile('products.csv', new Blob([writeList(items)], { type: 'text/csv;charset=utf-8' }));
  return items.length;
}
