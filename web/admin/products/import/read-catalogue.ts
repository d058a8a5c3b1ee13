import type { ApolloClient } from '@apollo/client';
import { ReadCatalogue_PageDocument, type ReadCatalogue_PageQueryVariables } from './import.generated';
import type { ExportedItem } from './write-list';

/** Every item, live or archived, page by page and past the cache. */
export async function readCatalogue(client: ApolloClient, archived: boolean): Promise<ExportedItem[]> {
  const items: ExportedItem[] = [];
  let after: string | null = null;
  do {
    const variables: ReadCatalogue_PageQueryVariables = { archived, after };
    const { data } = await client.query({ query: ReadCatalogue_PageDocument, variables, fetchPolicy: 'no-cache' });
    items.push(...data!.products.items);
    after = data!.products.cursor;
  } while (after !== null);
  return items;
}
