import { useState, type FormEvent } from 'react';
import { AlertBox } from '../../../ui/AlertBox';
import { TextField } from '../../check-in/TextField';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';

interface Props {
  isBusy: boolean;
  /** Why the code, or the booking, was refused. */
  error: string | undefined;
  isWrong: boolean;
  onDismiss(): void;
  onConfirm(code: string): void;
}

/** The six digits. */
export function CodeForm({ isBusy, error, isWrong, onDismiss, onConfirm }: Props) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [lacksDigits, setLacksDigits] = useState(false);
  const message = lacksDigits ? t('bookingSteps.codeError') : error;
  const dismiss = () => {
    setLacksDigits(false);
    onDismiss();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLacksDigits(code.length !== 6);
    if (code.length === 6) onConfirm(code);
  };
  return (
    <form className={style.code} noValidate onSubmit={submit}>
      {message && <AlertBox message={message} dismissLabel={t('app.dismiss')} onDismiss={dismiss} />}
      <TextField
        label={t('bookingSteps.code')}
        name="code"
        mode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={lacksDigits || isWrong ? message : undefined}
        onText={(text) => {
          if (message) dismiss();
          setCode(text.replace(/\D/g, '').slice(0, 6));
        }}
      />
      <button type="submit" className="button" aria-disabled={isBusy} data-busy={isBusy || undefined}>
        {t(isBusy ? 'bookingSteps.confirming' : 'bookingSteps.confirm')}
      </button>
    </form>
  );
}
