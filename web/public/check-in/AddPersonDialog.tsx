import { useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import type { FieldError } from './check-in-values';
import { TypedField } from './TypedField';
import type { NewPerson } from './use-check-in';
import style from './PersonDialogs.module.css';

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

function firstErrorOf({ firstName, lastName, email }: NewPerson): FieldError | undefined {
  if (!firstName.trim()) return { field: 'firstName', message: 'Please enter your first name.' };
  if (!lastName.trim()) return { field: 'lastName', message: 'Please enter your last name.' };
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    return { field: 'email', message: 'Please enter an email like ann@example.com, or leave it empty.' };
  return undefined;
}

/** Nobody yet has this phone, or not this name: who is it? */
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
  const [ownError, setOwnError] = useState<FieldError>();
  const shown = ownError ?? error;
  const field = (name: keyof NewPerson) => ({
    name,
    value: person[name],
    error: shown?.field === name ? shown.message : undefined,
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
    <ModalDialog title="Nice to meet you" onClose={onBack}>
      <form className={style.body} noValidate autoComplete="off" onSubmit={submit}>
        <p className={style.lead}>Please tell us your name.</p>
        {shown && (
          <AlertBox
            message={shown.message}
            onDismiss={() => {
              setOwnError(undefined);
              onDismissError();
            }}
          />
        )}
        <TypedField label="First name" mode="text" maxLength={nameLimit} {...field('firstName')} />
        <TypedField label="Last name" mode="text" maxLength={nameLimit} {...field('lastName')} />
        {!isOffline && <TypedField label="Email (optional)" mode="email" maxLength={254} {...field('email')} />}
        <div className={style.actions}>
          <button type="button" className="button" data-kind="quiet" onClick={onBack}>
            Go back
          </button>
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? 'Checking in…' : isOffline ? 'Check in' : 'Add and check in'}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
