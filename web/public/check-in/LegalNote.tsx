import { useState, type ReactElement, type ReactNode } from 'react';
import { translateBuiltIn } from '../i18n/built-in-texts';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';
import type { LegalDocument } from './LegalDialog';
import style from './LegalNote.module.css';

/** What checking in agrees to. Both legal texts open in a modal: on a kiosk nobody leaves the page. */
export function LegalNote({ textConsent }: { textConsent?: string }) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<ReactElement | 'failed'>();
  const close = () => setDialog(undefined);
  const open = (name: LegalDocument) => {
    close();
    // Without a network, or after a new release, the form stays as it is.
    import('./late-pieces')
      .then(({ loadLegalDialog }) => loadLegalDialog())
      .then(
        (LegalDialog) => setDialog(<LegalDialog name={name} onClose={close} />),
        () => setDialog('failed'),
      );
  };
  const link = (name: LegalDocument) => (content: ReactNode) => (
    <button type="button" className={style.link} onClick={() => open(name)}>
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
      {dialog === 'failed' ? (
        <p role="alert" className={style.note}>
          {t('refusal.unreachable')}
        </p>
      ) : (
        dialog
      )}
    </>
  );
}
