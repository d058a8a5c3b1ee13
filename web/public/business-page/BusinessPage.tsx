import type { Page } from '../page';
import { BusinessView } from './BusinessView';
import { plainBeginning } from './description';
import type { PageData } from './page-data';
import { sharePicturePath } from './paths';

/** /page/{vanity name}. What only the server needs, or who follows a link to it, is loaded apart. */
export const BusinessPage: Page<PageData> = {
  load: async (...asked) => (await import('./load-page')).loadPage(...asked),
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
      noindex: !isListed,
    };
  },
  jsonLd: async (data) => (await import('./json-ld')).businessJsonLd(data),
  isForReading: true,
  Component: ({ data }) => <BusinessView data={data} />,
};
