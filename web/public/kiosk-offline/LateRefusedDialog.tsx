import { useCallback, type ComponentProps } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useLate } from '../../ui/use-late';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import type { RefusedDialog } from './RefusedDialog';

/** The host's dialog, loaded together with its texts; a failed load is said and tried again at the next opening. */
export function LateRefusedDialog(props: ComponentProps<typeof RefusedDialog>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./RefusedDialog'), loadMessages(language, ['kioskHost'])]);
    return module.RefusedDialog;
  }, [language]);
  const { Piece: Dialog, hasFailed } = useLate(load);
  if (!hasFailed) return Dialog && <Dialog {...props} />;
  return (
    <ModalDialog title={t('app.couldNotConnect')} onClose={props.onClose}>
      <p>{t('refusal.unreachable')}</p>
      <button type="button" className="button" onClick={props.onClose}>
        {t('app.close')}
      </button>
    </ModalDialog>
  );
}
