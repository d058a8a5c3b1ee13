import type { Request, RequestOptions } from '../request';
import { Customer_ReadItemsDocument, type Customer_ReadItemsQuery } from './products.generated';

export type OfferedItem = Customer_ReadItemsQuery['publicCatalogue']['items'][number];

/** Everything that a business offers now, in its order. */
export async function readOfferedItems(
  request: Request,
  businessId: string,
  options?: RequestOptions,
): Promise<OfferedItem[]> {
  const items: OfferedItem[] = [];
  let after: string | null = null;
  do {
    const { publicCatalogue }: Customer_ReadItemsQuery = await request(
      Customer_ReadItemsDocument,
      { businessId, after },
      options,
    );
    items.push(...publicCatalogue.items);
    after = publicCatalogue.cursor;
  } while (after !== null);
  return items;
}
