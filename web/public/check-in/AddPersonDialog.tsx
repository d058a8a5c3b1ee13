import { useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import type { FieldError, OwnFieldError } from './check-in-values';
import { TextField } from './TextField';
import type { NewPerson } from './use-check-in';
import style from './PersonDialogs.module.css';
import { useTranslate } from '../i18n/language-context';

interface AddPersonDialogProps {
  /** Without a network only the name is asked for; the first name may be known already. */
  isOffline?: boolean;
  firstName?: string;
  isBusy: boolean;
  error?: FieldError;
  onDismissError(): void;
  onAdd(person: NewPerson): void;
  onBack(): void;
}

const nameLimit = 50;

function firstErrorOf({ firstName, lastName, email }: NewPerson): OwnFieldError | undefined {
  if (!firstName.trim()) return { field: 'firstName', textKey: 'checkIn.firstNameError' };
  if (!lastName.trim()) return { field: 'lastName', textKey: 'checkIn.lastNameError' };
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    return { field: 'email', textKey: 'checkIn.emailError' };
  return undefined;
}

/** Asks for the name of a person who is not known by this phone. */
export function AddPersonDialog({
  isOffline = false,
  firstName = '',
  isBusy,
  error,
  onDismissError,
  onAdd,
  onBack,
}: AddPersonDialogProps) {
  const [person, setPerson] = useState<NewPerson>({ firstName, lastName: '', email: '' });
  const t = useTranslate();
  const [ownError, setOwnError] = useState<OwnFieldError>();
  const fieldError = ownError ? { field: ownError.field, message: t(ownError.textKey) } : error;
  const field = (name: keyof NewPerson) => ({
    name,
    value: person[name],
    error: fieldError?.field === name ? fieldError.message : undefined,
    onText: (text: string) => setPerson((before) => ({ ...before, [name]: text })),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = firstErrorOf(person);
    setOwnError(wrong);
    if (!wrong) {
      onAdd(person);
      return;
    }
    const input = event.currentTarget.elements.namedItem(wrong.field ?? '');
    if (input instanceof HTMLElement) input.focus();
  };
  return (
    <ModalDialog title={t('checkIn.niceToMeetYou')} onClose={onBack}>
      <form className={style.body} noValidate autoComplete="off" onSubmit={submit}>
        <p className={style.lead}>{t('checkIn.tellName')}</p>
        {fieldError && (
          <AlertBox
            message={fieldError.message}
            dismissLabel={t('app.dismiss')}
            onDismiss={() => {
              setOwnError(undefined);
              onDismissError();
            }}
          />
        )}
        <TextField label={t('checkIn.firstName')} mode="text" maxLength={nameLimit} {...field('firstName')} />
        <TextField label={t('checkIn.lastName')} mode="text" maxLength={nameLimit} {...field('lastName')} />
        {!isOffline && (
          <TextField label={t('checkIn.emailOptional')} mode="email" maxLength={254} {...field('email')} />
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
