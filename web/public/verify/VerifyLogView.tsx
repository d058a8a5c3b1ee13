import { useState } from 'react';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { failureOf, type Failure } from '../request';
import { logDayPath } from './paths';
import style from './Verify.module.css';
import { VerifyLog_ReadDocument, type VerifyLog_ReadQuery } from './verify.generated';
import { VerifyFrame } from './VerifyFrame';

export type LogPart = VerifyLog_ReadQuery['signatureLog'];

/** Days at a time. */
export const shownDays = 50;

/** The days of the log, latest first. */
export function VerifyLogView({ data }: { data: LogPart }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [{ items, cursor }, setPart] = useState(data);
  const [failure, setFailure] = useState<Failure>();

  async function showMore() {
    setFailure(undefined);
    try {
      const { signatureLog } = await request(VerifyLog_ReadDocument, { first: shownDays, after: cursor });
      setPart({ ...signatureLog, items: [...items, ...signatureLog.items] });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <VerifyFrame>
      <h1>{t('verify.logTitle')}</h1>
      <p>{t('verify.logText')}</p>
      <p>{t('verify.logHow')}</p>
      {items.length === 0 && <p>{t('verify.logEmpty')}</p>}
      <ol className={style.days} reversed>
        {items.map(({ day, heads, root, previousRoot }) => (
          <li key={day}>
            <p>
              <a href={logDayPath(day)}>{day}</a> <span>{t('verify.heads', { count: heads })}</span>
            </p>
            <p>
              <span>{t('verify.root')}</span> <code>{root}</code>
            </p>
            <p>
              <span>{t('verify.previousRoot')}</span> <code>{previousRoot || t('verify.none')}</code>
            </p>
          </li>
        ))}
      </ol>
      {failure && <p role="alert">{refusalText(failure)}</p>}
      {cursor !== null && (
        <button type="button" className="button" data-kind="quiet" onClick={() => void showMore()}>
          {t('verify.more')}
        </button>
      )}
    </VerifyFrame>
  );
}
