import { useState, type FormEvent, type ReactNode } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import { maxEmail, maxPersonName } from '../../limits';
import type { FieldError, OwnFieldError } from './check-in-values';
import { TextField } from './TextField';
import { useFormError } from './use-form-error';
import type { NewPerson } from './use-check-in';
import style from './PersonDialogs.module.css';
import { useTranslate } from '../i18n/language-context';

interface AddPersonDialogProps {
  /** Without a network only the name is asked for; the first name may be known already. */
  isOffline?: boolean;
  firstName?: string;
  /** The business over the title. */
  banner: ReactNode;
  isBusy: boolean;
  error?: FieldError;
  onDismissError(): void;
  onAdd(person: NewPerson): void;
  onBack(): void;
}

type OwnError = OwnFieldError<keyof NewPerson>;

function errorsIn({ firstName, lastName, email }: NewPerson): OwnError[] {
  const isEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim());
  const errors: (OwnError | false)[] = [
    !firstName.trim() && { field: 'firstName', textKey: 'checkIn.firstNameError' },
    !lastName.trim() && { field: 'lastName', textKey: 'checkIn.lastNameError' },
    email.trim() !== '' && !isEmail && { field: 'email', textKey: 'checkIn.emailError' },
  ];
  return errors.filter((error) => error !== false);
}

/** Asks for the name of a person who is not known by this phone. */
export function AddPersonDialog({
  isOffline = false,
  firstName = '',
  banner,
  isBusy,
  error,
  onDismissError,
  onAdd,
  onBack,
}: AddPersonDialogProps) {
  const [person, setPerson] = useState<NewPerson>({ firstName, lastName: '', email: '' });
  const t = useTranslate();
  const form = useFormError({ invalid: errorsIn(person), refusal: error, onDismissRefusal: onDismissError });
  const field = (name: keyof NewPerson) => ({
    name,
    value: person[name],
    error: form.errorAt(name),
    onText: (text: string) => {
      form.onChange(name);
      setPerson((before) => ({ ...before, [name]: text }));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = form.report();
    if (!wrong) {
      onAdd(person);
      return;
    }
    const input = event.currentTarget.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
  };
  return (
    <ModalDialog title={t('checkIn.niceToMeetYou')} banner={banner} onClose={onBack}>
      <form className={style.body} noValidate autoComplete="off" onSubmit={submit}>
        <p className={style.lead}>{t('checkIn.tellName')}</p>
        {form.error && (
          <AlertBox message={form.error.message} dismissLabel={t('app.dismiss')} onDismiss={form.dismiss} />
        )}
        <TextField label={t('checkIn.firstName')} mode="text" maxLength={maxPersonName} {...field('firstName')} />
        <TextField label={t('checkIn.lastName')} mode="text" maxLength={maxPersonName} {...field('lastName')} />
        {!isOffline && (
          <TextField label={t('checkIn.emailOptional')} mode="email" maxLength={maxEmail} {...field('email')} />
        )}
        <div className={style.actions}>
          <button type="button" className="button" data-kind="quiet" onClick={onBack}>
            {t('app.goBack')}
          </button>
          <button type="submit" className="button" disabled={isBusy}>
            {t(isBusy ? 'checkIn.checkingIn' : isOffline ? 'checkIn.checkIn' : 'checkIn.addAndCheckIn')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
