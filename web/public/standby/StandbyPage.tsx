import type { Page } from '../page';
import { loadRequest, type RequestData } from './load-request';
import { loadStandby, type StandbyData } from './load-standby';
import { StandbyRequestView } from './StandbyRequestView';
import { StandbyView } from './StandbyView';

/** What a customer asks for, or asked for: one file and one pattern, as every page knows them all. */
type Data = { request: RequestData } | { own: StandbyData };

/** A vanity name has no underscores. */
const isToken = (key: string): boolean => key.includes('_');

/**
 * /st/{vanity name}: on a day or in a month without free times customers ask to be told of one. /st/{token}: such a request, and the time that is held for them;
 * looking at it changes nothing.
 */
export const StandbyPage: Page<Data> = {
  load: async (request, { key }, url) =>
    isToken(key) ? { own: await loadStandby(request, key) } : { request: await loadRequest(request, key, url) },
  head: (data, t) => ({
    title:
      'own' in data
        ? t('standby.ownTitle', { business: data.own.standby.businessName })
        : t('standby.title', { business: data.request.business.name }),
    noindex: true,
  }),
  Component: ({ data }) =>
    'own' in data ? <StandbyView data={data.own} /> : <StandbyRequestView data={data.request} />,
};
