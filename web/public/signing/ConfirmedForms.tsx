import { useId } from 'react';
import { pathOfStrokes } from '../../ui/path-of-strokes';
import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import { useDay } from '../own-data/use-day';
import { FormPages } from './FormPages';
import { paper } from './strokes';
import { ThankYouDialog } from './ThankYouDialog';
import type { SigningListFragment } from './sign-page.generated';
import formStyle from './SigningForm.module.css';
import style from './SigningList.module.css';

type Confirmed = SigningListFragment['forms'][number];

export interface ConfirmedFormsProps {
  confirmed: readonly Confirmed[];
  timeZone: string;
  copyPath(formId: string): string;
  /** Whether the last one was just signed. */
  isThanked: boolean;
  onOk(): void;
  onReview(): void;
}

/** What is confirmed, to read again with what was given, and the thanks once it is all. */
export function ConfirmedForms({ confirmed, timeZone, isThanked, copyPath, onOk, onReview }: ConfirmedFormsProps) {
  const t = useTranslate();
  return (
    <>
      <section className={style.confirmed}>
        <h2>{t('signing.confirmed')}</h2>
        {confirmed.map((one) => (
          <ConfirmedForm key={one.form.formId} {...one} timeZone={timeZone} copy={copyPath(one.form.formId)} />
        ))}
      </section>
      {isThanked && <ThankYouDialog onOk={onOk} onReview={onReview} />}
    </>
  );
}

const nothing = () => undefined;

function ConfirmedForm({ form, signedAt, signature, timeZone, copy }: Confirmed & { timeZone: string; copy: string }) {
  const t = useTranslate();
  const day = useDay(timeZone);
  const id = useId();
  return (
    <details>
      <summary>
        <span id={id}>{form.name}</span>
        <span className={style.date}>{t('signing.confirmedOn', { date: day(signedAt ?? '') })}</span>
      </summary>
      {form.pages.length > 0 ? (
        <FormPages pages={form.pages} text={form.content} titleId={id} attempt={0} onState={nothing} />
      ) : (
        <RichText html={form.content} />
      )}
      {signature && <Given {...signature} />}
      <a className={style.copy} href={copy} download>
        {t('signing.downloadCopy')}
      </a>
    </details>
  );
}

function Given({ signerName, signedFor, strokes, answers }: NonNullable<Confirmed['signature']>) {
  const t = useTranslate();
  const rows = [
    ...answers.map(({ label, value }) => [label, value || '—'] as const),
    [t('signing.signedFor'), signedFor] as const,
    [t('signing.signerName'), signerName] as const,
  ].filter(([, value]) => value);
  return (
    <>
      {rows.length > 0 && (
        <dl className={style.given}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {signerName && (
        <div className={formStyle.paper} data-scheme="light">
          {strokes ? (
            <svg
              role="img"
              aria-label={`${t('signing.signature')} ${signerName}`}
              className={style.drawn}
              viewBox={`0 0 ${paper.width} ${paper.height}`}
            >
              <path d={pathOfStrokes(strokes)} />
            </svg>
          ) : (
            <p className={formStyle.typed}>
              <span className="visually-hidden">{t('signing.signature')} </span>
              {signerName}
            </p>
          )}
        </div>
      )}
    </>
  );
}
