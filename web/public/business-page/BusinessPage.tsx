import { Moved, type Page } from '../page';
import { BusinessPage_FindDocument, BusinessPage_ReadDocument } from './business-page.generated';
import { BusinessView } from './BusinessView';
import { plainBeginning } from './description';
import { businessJsonLd } from './json-ld';
import type { PageData } from './page-data';
import { pagePath, sharePicturePath } from './paths';

/** As long as the server takes searches. */
const MAX_SEARCH = 100;

/** /page/{vanity name}. A name that the business had earlier, or one in capitals, leads to the page as it is called now. */
export const BusinessPage: Page<PageData> = {
  async load(request, params, url) {
    const {
      findBusinessPage: { businessId, vanityName, url: address },
    } = await request(BusinessPage_FindDocument, { vanityName: params.vanityName });
    const path = pagePath(vanityName);
    if (path !== url.pathname) throw new Moved(path + url.search);
    const search = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH);
    const { businessPage, publicBusinessAlbum, publicCatalogue } = await request(BusinessPage_ReadDocument, {
      businessId,
      search: search || null,
    });
    return {
      content: businessPage,
      photos: publicBusinessAlbum,
      catalogue: publicCatalogue,
      search,
      vanityName,
      url: address,
      readAt: new Date().toISOString(),
    };
  },
  head(data, t) {
    const { business, about, isListed } = data.content;
    const { name, city, state } = business;
    return {
      title: t('businessPage.title', { business: name, city, state }),
      description: plainBeginning(about) || t('businessPage.description', { business: name, city, state }),
      image: {
        path: sharePicturePath(data.vanityName, data.photos[0]?.id),
        width: 1200,
        height: 630,
        alt: name,
      },
      jsonLd: businessJsonLd(data),
      noindex: !isListed,
    };
  },
  Component: ({ data }) => <BusinessView data={data} />,
};
