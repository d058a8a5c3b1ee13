import { useState } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { FeedbackText } from './FeedbackText';
import style from './LeaveDialog.module.css';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import type { Failure } from '../request';

interface RequiredFeedbackDialogProps {
  text: string;
  failure?: Failure;
  isBusy: boolean;
  onText(text: string): void;
  onDismiss(): void;
  onBack(): void;
  onSend(): void;
}

/** Asks for a reason before a bad rating is sent. */
export function RequiredFeedbackDialog({
  text,
  failure,
  isBusy,
  onText,
  onDismiss,
  onBack,
  onSend,
}: RequiredFeedbackDialogProps) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [isMissing, setIsMissing] = useState(false);
  const send = () => {
    if (text.trim() === '') setIsMissing(true);
    else onSend();
  };
  return (
    <ModalDialog title={t('rating.sorryTitle')} onClose={onBack}>
      <p>{t('rating.sorryText')}</p>
      {failure && <AlertBox message={refusalText(failure)} dismissLabel={t('app.dismiss')} onDismiss={onDismiss} />}
      <FeedbackText
        value={text}
        error={isMissing ? t('rating.textMissing') : undefined}
        onChange={(next) => {
          setIsMissing(false);
          onText(next);
        }}
      />
      <div className={style.actions}>
        <button type="button" className="button" data-kind="quiet" onClick={onBack}>
          {t('rating.back')}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={send}>
          {t(isBusy ? 'rating.sending' : 'rating.send')}
        </button>
      </div>
    </ModalDialog>
  );
}
