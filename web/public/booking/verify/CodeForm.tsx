import { useEffect, useRef, useState, type FormEvent } from 'react';
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

/** The six digits: the last one sends them. */
export function CodeForm({ isBusy, error, isWrong, onDismiss, onConfirm }: Props) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [lacksDigits, setLacksDigits] = useState(false);
  const focus = () => form.current?.querySelector('input')?.focus();
  // The next try begins with an empty field.
  useEffect(() => {
    if (!isWrong) return;
    setCode('');
    focus();
  }, [isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLacksDigits(code.length !== 6);
    if (code.length === 6) onConfirm(code);
    else focus();
  };
  const onText = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setLacksDigits(false);
    if (error) onDismiss();
    setCode(digits);
    if (digits.length === 6 && digits !== code && !isBusy) onConfirm(digits);
  };
  return (
    <form ref={form} className={style.code} noValidate onSubmit={submit}>
      {error && !isWrong && <AlertBox message={error} dismissLabel={t('app.dismiss')} onDismiss={onDismiss} />}
      <TextField
        label={t('bookingSteps.code')}
        name="code"
        mode="numeric"
        autoComplete="one-time-code"
        value={code}
        isAlert
        error={lacksDigits ? t('bookingSteps.codeError') : isWrong ? error : undefined}
        onText={onText}
      />
      <button type="submit" className="button" aria-disabled={isBusy} data-busy={isBusy || undefined}>
        {t(isBusy ? 'bookingSteps.confirming' : 'bookingSteps.confirm')}
      </button>
    </form>
  );
}
