import { useTranslate } from '../i18n/language-context';
import type { Page } from '../page';
import { CustomerRecord } from './CustomerRecord';
import { loadOwnData, type OwnPageData } from './load-own-data';
import { OwnFrame } from './OwnFrame';
import style from './OwnData.module.css';
import { ownDataPath } from './paths';

function OwnDataView({ data: { token, link, customer } }: { data: OwnPageData }) {
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
  head: ({ link }, t) => ({ title: t('ownData.title', { business: link.business.name }), noindex: true }),
  Component: OwnDataView,
};
