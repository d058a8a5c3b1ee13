import { useState } from 'react';
import { LegalDialog, type LegalTitle } from './LegalDialog';
import style from './LegalNote.module.css';

/** Both texts open in a modal: on a kiosk nobody leaves the page. */
export function LegalNote() {
  const [open, setOpen] = useState<LegalTitle>();
  const link = (title: LegalTitle) => <button type="button" className={style.link} onClick={() => setOpen(title)}>{title}</button>;
  return (
    <>
      <p className={style.note}>By checking in, you agree to the {link('Terms of Services')} and {link('Privacy Policy')}.</p>
      {open && <LegalDialog title={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
