import { useTranslate } from '../i18n/language-context';
import type { Page } from '../page';
import { CustomerRecord } from './CustomerRecord';
import { EndedView } from './EndedView';
import { loadOwnData, type OpenData, type OwnPageData } from './load-own-data';
import { OwnFrame } from './OwnFrame';
import style from './OwnData.module.css';
import { ownDataPath } from './paths';

function OwnDataView({ token, link, customer }: OpenData) {
  const t = useTranslate();
  const { business, customers } = link;
  return (
    <OwnFrame business={business} offlineMessage={t('ownData.offline')}>
      <h1>{t('ownData.heading')}</h1>
      {customers.length === 0 ? (
        <p>{t('ownData.nobody', { business: business.name })}</p>
      ) : (
        customers.length > 1 && (
          <nav aria-label={t('ownData.choose')}>
            <p>{t('ownData.choose')}</p>
            <ul className={style.people}>
              {customers.map(({ id, firstName }) => (
                <li key={id}>
                  <a
                    className="button"
                    data-kind="quiet"
                    aria-current={customer?.record.id === id ? 'page' : undefined}
                    href={ownDataPath(token, id)}
                  >
                    {firstName}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )
      )}
      {customer && <CustomerRecord token={token} business={business} first={customer} />}
    </OwnFrame>
  );
}

/** /md/{token}: what a business holds on a customer, who came by a link to their own phone or mailbox. */
export const OwnDataPage: Page<OwnPageData> = {
  load: (request, { ownToken, customerId }) => loadOwnData(request, ownToken, customerId),
  head: (data, t) => ({
    title: 'open' in data ? t('ownData.title', { business: data.open.link.business.name }) : t('ownData.endedTitle'),
    noindex: true,
  }),
  status: (data) => ('open' in data ? 200 : 404),
  Component: ({ data }) => ('open' in data ? <OwnDataView {...data.open} /> : <EndedView {...data.ended} />),
};
