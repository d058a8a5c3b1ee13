import { useState } from 'react';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { AppointmentList } from './AppointmentList';
import { ChoicesPanel } from './ChoicesPanel';
import { ConsentList } from './ConsentList';
import { DownloadPanel } from './DownloadPanel';
import { ErasurePanel } from './ErasurePanel';
import { FactList } from './FactList';
import {
  readAppointments,
  readMessages,
  readRecord,
  readSignatures,
  readStandbys,
  readVisits,
  type CustomerData,
} from './load-own-data';
import { MessageList } from './MessageList';
import style from './OwnData.module.css';
import { PagedList } from './PagedList';
import { SignatureList } from './SignatureList';
import { StandbyList } from './StandbyList';
import { VisitList } from './VisitList';

interface Props {
  token: string;
  business: { name: string; timeZone: string };
  first: CustomerData;
}

/** Everything that is held on one customer, and what they can do about it. */
export function CustomerRecord({ token, business, first }: Props) {
  const t = useTranslate();
  const request = useRequest();
  const [record, setRecord] = useState(first.record);
  const of = { token, customerId: record.id };
  const readAgain = async () => setRecord(await readRecord(request, of));
  const { timeZone } = business;
  return (
    <>
      <p>{t('ownData.intro', { business: business.name })}</p>
      <section className={style.panel}>
        <h2>{t('ownData.about')}</h2>
        <FactList record={record} timeZone={timeZone} />
      </section>
      <DownloadPanel of={of} />
      {first.appointments.total > 0 && (
        <section className={style.panel}>
          <h2>{t('ownData.appointments', { count: first.appointments.total })}</h2>
          <PagedList first={first.appointments} read={(after) => readAppointments(request, { ...of, after })}>
            {(appointments) => <AppointmentList appointments={appointments} timeZone={timeZone} />}
          </PagedList>
        </section>
      )}
      {first.standbys.total > 0 && (
        <section className={style.panel}>
          <h2>{t('ownData.standbys', { count: first.standbys.total })}</h2>
          <PagedList first={first.standbys} read={(after) => readStandbys(request, { ...of, after })}>
            {(standbys) => <StandbyList standbys={standbys} />}
          </PagedList>
        </section>
      )}
      <section className={style.panel}>
        <h2>{t('ownData.visits', { count: first.visits.total })}</h2>
        <PagedList first={first.visits} read={(after) => readVisits(request, { ...of, after })}>
          {(visits) => <VisitList visits={visits} timeZone={timeZone} />}
        </PagedList>
      </section>
      {first.signatures.total > 0 && (
        <section className={style.panel}>
          <h2>{t('ownData.signatures', { count: first.signatures.total })}</h2>
          <PagedList first={first.signatures} read={(after) => readSignatures(request, { ...of, after })}>
            {(signatures) => (
              <SignatureList
                signatures={signatures}
                timeZone={timeZone}
                copyPath={(id) => `/downloads/own-signatures/${token}/${record.id}/${id}`}
              />
            )}
          </PagedList>
        </section>
      )}
      <section className={style.panel}>
        <h2>{t('ownData.messages', { count: first.messages.total })}</h2>
        <PagedList first={first.messages} read={(after) => readMessages(request, { ...of, after })}>
          {(messages) => <MessageList messages={messages} timeZone={timeZone} />}
        </PagedList>
      </section>
      <section className={style.panel}>
        <h2>{t('ownData.consents')}</h2>
        <ConsentList consents={record.consents} timeZone={timeZone} />
      </section>
      <section className={style.panel}>
        <h2>{t('ownData.notesTitle')}</h2>
        <p>{t('ownData.notesText', { business: business.name })}</p>
      </section>
      <ChoicesPanel of={of} record={record} onChanged={readAgain} />
      <ErasurePanel of={of} record={record} business={business} onChanged={readAgain} />
    </>
  );
}
