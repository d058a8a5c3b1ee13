import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import type { Language } from '../i18n/catalogue.generated';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import style from './LegalDialog.module.css';

export type LegalDocument = 'terms' | 'privacy';

const titles = { terms: 'checkIn.termsOfServices', privacy: 'checkIn.privacyPolicy' } as const;
const components: Record<LegalDocument, () => Promise<ComponentType>> = {
  terms: async () => (await import('../legal/TermsText')).TermsText,
  privacy: async () => (await import('../legal/PrivacyText')).PrivacyText,
};
const lazyTexts = new Map<string, LazyExoticComponent<ComponentType>>();

/** A legal text together with its messages, loaded when first shown in a language. */
function lazyText(name: LegalDocument, language: Language): LazyExoticComponent<ComponentType> {
  const key = `${name}-${language}`;
  const cachedText = lazyTexts.get(key);
  if (cachedText) return cachedText;
  const text = lazy(async () => {
    const [Text] = await Promise.all([components[name](), loadMessages(language, [name])]);
    return { default: Text };
  });
  lazyTexts.set(key, text);
  return text;
}

export function LegalDialog({ name, onClose }: { name: LegalDocument; onClose(): void }) {
  const { language } = useLanguage();
  const t = useTranslate();
  const title = t(titles[name]);
  return (
    <ModalDialog title={title} size="wide" onClose={onClose}>
      <div className={style.text} tabIndex={0} role="region" aria-label={title}>
        <Suspense fallback={<p>{t('app.loading')}</p>}>{createElement(lazyText(name, language))}</Suspense>
      </div>
      <button type="button" className={`button ${style.close}`} onClick={onClose}>
        {t('app.close')}
      </button>
    </ModalDialog>
  );
}
