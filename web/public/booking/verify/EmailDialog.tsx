import { useState, type FormEvent } from 'react';
import { maxEmail } from '../../../limits';
import { isEmail } from '../../../ui/is-email';
import { ModalDialog } from '../../../ui/ModalDialog';
import { TextField } from '../../check-in/TextField';
import { useTranslate } from '../../i18n/language-context';
import style from '../BookingView.module.css';

/** Where the code goes instead of the phone. */
export function EmailDialog(props: { email: string; onClose(): void; onNext(email: string): void }) {
  const t = useTranslate();
  const [email, setEmail] = useState(props.email);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isEmail(email));
    if (isEmail(email)) props.onNext(email.trim());
  };
  return (
    <ModalDialog title={t('bookingSteps.emailPrompt')} onClose={props.onClose}>
      <form className={style.code} noValidate onSubmit={submit}>
        <TextField
          label={t('bookingSteps.email')}
          name="email"
          mode="email"
          autoComplete="email"
          maxLength={maxEmail}
          value={email}
          isRequired
          isAlert
          error={isWrong ? t('bookingSteps.emailError') : undefined}
          onText={setEmail}
        />
        <div className={style.actions}>
          <button type="submit" className="button">
            {t('bookingSteps.next')}
          </button>
          <button type="button" className="button" data-kind="quiet" onClick={props.onClose}>
            {t('app.goBack')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
