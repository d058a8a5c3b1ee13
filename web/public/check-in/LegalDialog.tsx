import { useCallback, type ComponentType } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useLate } from '../../ui/use-late';
import type { Language } from '../i18n/catalogue.generated';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import style from './LegalNote.module.css';

export type LegalDocument = 'terms' | 'privacy';

const titles = { terms: 'checkIn.termsOfServices', privacy: 'checkIn.privacyPolicy' } as const;
const components: Record<LegalDocument, () => Promise<ComponentType>> = {
  terms: async () => (await import('../legal/TermsText')).TermsText,
  privacy: async () => (await import('../legal/PrivacyText')).PrivacyText,
};

/** A legal text, loaded together with its messages. */
function LegalText({ name, language }: { name: LegalDocument; language: Language }) {
  const t = useTranslate();
  const load = useCallback(async () => {
    const [Text] = await Promise.all([components[name](), loadMessages(language, ['terms'])]);
    return Text;
  }, [name, language]);
  const { Piece: Text, hasFailed } = useLate(load);
  if (hasFailed) return <p role="alert">{t('refusal.unreachable')}</p>;
  return Text ? <Text /> : <p>{t('app.loading')}</p>;
}

export function LegalDialog({ name, onClose }: { name: LegalDocument; onClose(): void }) {
  const { language } = useLanguage();
  const t = useTranslate();
  const title = t(titles[name]);
  return (
    <ModalDialog title={title} size="wide" onClose={onClose}>
      <div className={style.text} tabIndex={0} role="region" aria-label={title}>
        <LegalText key={language} name={name} language={language} />
      </div>
      <button type="button" className={`button ${style.close}`} onClick={onClose}>
        {t('app.close')}
      </button>
    </ModalDialog>
  );
}
