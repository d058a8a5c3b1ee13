import { BusinessPage_FindDocument } from '../business-page/load-page.generated';
import type { Page } from '../page';
import { AskDataView } from './AskDataView';
import { AskData_ReadBusinessDocument, type AskData_ReadBusinessQuery } from './ask-data.generated';

type Business = AskData_ReadBusinessQuery['business'];

/** /my-data/{vanity name} or /my-data/id/{number}: here customers ask for the link to their own data. */
export const AskDataPage: Page<Business> = {
  load: async (request, { vanityName, businessId }) => {
    const id = businessId ?? (await request(BusinessPage_FindDocument, { vanityName })).findBusinessPage.businessId;
    return (await request(AskData_ReadBusinessDocument, { businessId: id })).business;
  },
  head: ({ name }, t) => ({ title: t('ownData.title', { business: name }), noindex: true }),
  Component: ({ data }) => <AskDataView business={data} />,
};
