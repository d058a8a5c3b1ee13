import { useState } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import type { OwnRecord } from './load-own-data';
import { OwnData_RequestErasureDocument, OwnData_WithdrawErasureDocument } from './own-data.generated';
import style from './OwnData.module.css';
import { useChange } from './use-change';
import { useDay } from './use-day';

interface Props {
  of: { token: string; customerId: string };
  record: OwnRecord;
  business: { name: string; timeZone: string };
  onChanged(): Promise<void>;
}

/** Asks to be erased, says what became of it, and takes it back. */
export function ErasurePanel({ of, record: { erasure, signedForms, formsKeptUntil }, business, onChanged }: Props) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const dayOf = useDay(business.timeZone);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, failure, change, dismiss } = useChange(onChanged);
  const isOpen = erasure?.state === 'OPEN';
  const kept =
    signedForms === 0
      ? null
      : formsKeptUntil
        ? t('ownData.formsKeptUntil', { count: signedForms, until: dayOf(formsKeptUntil) })
        : t('ownData.formsKept', { count: signedForms });
  const alert = failure && (
    <AlertBox message={refusalText(failure)} dismissLabel={t('app.dismiss')} onDismiss={dismiss} />
  );

  const ask = async () => {
    if (await change(() => request(OwnData_RequestErasureDocument, of))) setIsAsking(false);
  };

  return (
    <section className={`${style.panel} ${style.screenOnly}`}>
      <h2>{t('ownData.erasure')}</h2>
      <div role="status">
        {isOpen ? (
          <p>
            {t('ownData.erasureOpen', {
              asked: dayOf(erasure.askedAt),
              due: dayOf(erasure.dueAt),
              business: business.name,
            })}
          </p>
        ) : (
          <>
            {erasure?.state === 'DECLINED' && erasure.decidedAt && (
              <p>
                {t('ownData.erasureDeclined', {
                  decided: dayOf(erasure.decidedAt),
                  reason: erasure.reason,
                  business: business.name,
                })}
              </p>
            )}
            <p>{t('ownData.erasureText', { business: business.name })}</p>
            {kept && <p>{kept}</p>}
          </>
        )}
      </div>
      {!isAsking && alert}
      {isOpen ? (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isBusy}
          onClick={() => void change(() => request(OwnData_WithdrawErasureDocument, of))}
        >
          {t('ownData.takeBack')}
        </button>
      ) : (
        <button type="button" className="button" data-kind="danger" onClick={() => setIsAsking(true)}>
          {t('ownData.askErasure')}
        </button>
      )}
      {isAsking && (
        <ModalDialog title={t('ownData.confirmTitle', { business: business.name })} onClose={() => setIsAsking(false)}>
          <p>{t('ownData.confirmText')}</p>
          {kept && <p>{kept}</p>}
          {alert}
          <div className={style.actions}>
            <button type="button" className="button" data-kind="quiet" onClick={() => setIsAsking(false)}>
              {t('ownData.keep')}
            </button>
            <button type="button" className="button" data-kind="danger" disabled={isBusy} onClick={() => void ask()}>
              {t('ownData.askErasure')}
            </button>
          </div>
        </ModalDialog>
      )}
    </section>
  );
}
