import { useCallback } from 'react';
import { useLate } from '../../ui/use-late';
import type { Language } from '../i18n/catalogue.generated';
import { useLanguage } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { useWorksHere } from './use-works-here';

function LateBar({ url, language }: { url: string; language: Language }) {
  const load = useCallback(async () => {
    const [{ OwnerBar }] = await Promise.all([import('./OwnerBar'), loadMessages(language, ['verify'])]);
    return OwnerBar;
  }, [language]);
  const { Piece } = useLate(load);
  return Piece && <Piece url={url} />;
}

/** The bar for those who work at this business; nobody else loads it. A change of language loads it again, with its texts. */
export function OwnerPart({ businessId, url }: { businessId: string; url: string }) {
  const { language } = useLanguage();
  return useWorksHere(businessId) ? <LateBar key={language} language={language} url={url} /> : null;
}
