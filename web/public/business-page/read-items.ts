import type { Request } from '../request';
import type { PageItems } from './page-data';
import { BusinessPage_ReadItemsDocument, type BusinessPage_ReadItemsQueryVariables } from './read-items.generated';

/** A part of the catalogue of a business. */
export async function readItems(request: Request, variables: BusinessPage_ReadItemsQueryVariables): Promise<PageItems> {
  return (await request(BusinessPage_ReadItemsDocument, variables)).publicCatalogue;
}
