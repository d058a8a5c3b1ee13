import { lazy, Suspense } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import style from './LegalDialog.module.css';

const texts = {
  'Terms of Services': lazy(async () => ({ default: (await import('../legal/TermsText')).TermsText })),
  'Privacy Policy': lazy(async () => ({ default: (await import('../legal/PrivacyText')).PrivacyText })),
};
export type LegalTitle = keyof typeof texts;

export function LegalDialog({ title, onClose }: { title: LegalTitle; onClose(): void }) {
  const Text = texts[title];
  return (
    <ModalDialog title={title} size="wide" onClose={onClose}>
      <div className={style.text} tabIndex={0} role="region" aria-label={title}>
        <Suspense fallback={<p>LOADING</p>}>
          <Text />
        </Suspense>
      </div>
      <button type="button" className={`button ${style.close}`} onClick={onClose}>
        Close
      </button>
    </ModalDialog>
  );
}
