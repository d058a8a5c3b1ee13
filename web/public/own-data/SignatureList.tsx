import { useTranslate } from '../i18n/language-context';
import type { SignaturePage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  signatures: Readonly<SignaturePage['items']>;
  timeZone: string;
  copyPath(id: string): string;
}

type RecordOfSignature = Pick<
  SignaturePage['items'][number],
  'consent' | 'version' | 'code' | 'email' | 'sentTo' | 'address' | 'userAgent'
>;

/** What the record says beside what was entered. */
const factsOf = ({ consent, version, code, email, sentTo, address, userAgent }: RecordOfSignature) =>
  (
    [
      ['recordConsent', consent],
      ['recordVersion', String(version)],
      ['recordCode', code],
      ['recordEmail', email],
      ['recordSentTo', sentTo],
      ['recordAddress', address],
      ['recordBrowser', userAgent],
    ] as const
  ).filter(([, value]) => value);

export function SignatureList({ signatures, timeZone, copyPath }: Props) {
  const t = useTranslate();
  const dayOf = useDay(timeZone);
  return (
    <ul className={style.list}>
      {signatures.map(({ id, at, form, place, signerName, signedFor, answers, ...record }) => (
        <li key={id}>
          <strong>{form}</strong> · {dayOf(at)} · {t('ownData.signedAt', { place })}
          {signerName !== null && <p>{t('ownData.signedBy', { name: signerName })}</p>}
          {signedFor !== null && <p>{t('ownData.signedFor', { name: signedFor })}</p>}
          {answers.map(({ label, value }) => (
            <p key={label}>{`${label}: ${value || '—'}`}</p>
          ))}
          <details>
            <summary className={style.opener}>{t('ownData.record')}</summary>
            <dl className={style.facts}>
              {factsOf(record).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`ownData.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
          <a className={style.copy} href={copyPath(id)} download>
            {t('ownData.downloadCopy')}
          </a>
        </li>
      ))}
    </ul>
  );
}
