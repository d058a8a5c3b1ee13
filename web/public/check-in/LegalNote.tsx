import { lazy, Suspense, useState, type ReactNode } from 'react';
import { translateBuiltIn } from '../i18n/built-in-texts';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';
import type { LegalDocument } from './LegalDialog';
import style from './LegalNote.module.css';

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog')).LegalDialog }));

/** What checking in agrees to. Both legal texts open in a modal: on a kiosk nobody leaves the page. */
export function LegalNote({ textConsent }: { textConsent?: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState<LegalDocument>();
  const link = (name: LegalDocument) => (content: ReactNode) => (
    <button type="button" className={style.link} onClick={() => setOpen(name)}>
      {content}
    </button>
  );
  return (
    <>
      <div className={style.note}>
        <p>
          <RichText
            text={t('checkIn.agreement')}
            tags={{
              links: (content) => <span className={style.links}>{content}</span>,
              terms: link('terms'),
              privacy: link('privacy'),
            }}
          />
        </p>
        {textConsent && <p>{translateBuiltIn(t, textConsent)}</p>}
      </div>
      <Suspense>{open && <LegalDialog name={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
