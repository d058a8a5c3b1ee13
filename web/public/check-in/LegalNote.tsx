import { useState } from 'react';
import { LegalDialog, type LegalTitle } from './LegalDialog';
import style from './LegalNote.module.css';

/** What checking in agrees to. Both legal texts open in a modal: on a kiosk nobody leaves the page. */
export function LegalNote({ textConsent }: { textConsent?: string }) {
  const [open, setOpen] = useState<LegalTitle>();
  const link = (title: LegalTitle) => (
    <button type="button" className={style.link} onClick={() => setOpen(title)}>
      {title}
    </button>
  );
  return (
    <>
      <div className={style.note}>
        <p>
          By checking in, you agree to the{' '}
          <span className={style.links}>
            {link('Terms of Services')} and {link('Privacy Policy')}.
          </span>
        </p>
        {textConsent && <p>{textConsent}</p>}
      </div>
      {open && <LegalDialog title={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
