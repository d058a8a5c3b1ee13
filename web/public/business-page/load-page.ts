import { Moved } from '../Moved';
import type { Params } from '../page';
import type { Request } from '../request';
import { maxSearch } from '../../limits';
import { BusinessPage_FindDocument, BusinessPage_ReadDocument } from './load-page.generated';
import type { PageData } from './page-data';
import { pagePath } from '../../page-path';

/** What the page at an address shows. Throws Moved for a name that the business had earlier, or one in capitals. */
export async function loadPage(request: Request, params: Params, url: URL): Promise<PageData> {
  const {
    findBusinessPage: { businessId, vanityName, url: address },
  } = await request(BusinessPage_FindDocument, { vanityName: params.vanityName });
  const path = pagePath(vanityName);
  if (path !== url.pathname) throw new Moved(path + url.search);
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, maxSearch);
  const { businessPage, bookingOffer, publicBusinessAlbum, publicCatalogue } = await request(
    BusinessPage_ReadDocument,
    {
      businessId,
      search: search || null,
    },
  );
  return {
    content: businessPage,
    takesBookings: bookingOffer.isOpen,
    photos: publicBusinessAlbum,
    catalogue: publicCatalogue,
    search,
    vanityName,
    url: address,
    readAt: new Date().toISOString(),
  };
}
