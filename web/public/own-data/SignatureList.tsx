import { useTranslate } from '../i18n/language-context';
import type { SignaturePage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  signatures: Readonly<SignaturePage['items']>;
  timeZone: string;
  copyPath(id: string): string;
}

export function SignatureList({ signatures, timeZone, copyPath }: Props) {
  const t = useTranslate();
  const dayOf = useDay(timeZone);
  return (
    <ul className={style.list}>
      {signatures.map(({ id, at, form, place, signerName, signedFor, answers }) => (
        <li key={id}>
          <strong>{form}</strong> · {dayOf(at)} · {t('ownData.signedAt', { place })}
          {signerName !== null && <p>{t('ownData.signedBy', { name: signerName })}</p>}
          {signedFor !== null && <p>{t('ownData.signedFor', { name: signedFor })}</p>}
          {answers.map(({ label, value }) => (
            <p key={label}>{`${label}: ${value}`}</p>
          ))}
          <a className={style.copy} href={copyPath(id)} download>
            {t('ownData.downloadCopy')}
          </a>
        </li>
      ))}
    </ul>
  );
}
