import { useState, type FormEvent, type ReactNode } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { ModalDialog } from '../../ui/ModalDialog';
import type { FieldError } from './check-in-values';
import type { PersonChoice } from './use-check-in';
import style from './PersonDialogs.module.css';
import { useTranslate } from '../i18n/language-context';

interface PersonSelectDialogProps {
  persons: PersonChoice[];
  /** The business over the title. */
  banner: ReactNode;
  isBusy: boolean;
  error?: FieldError;
  onDismissError(): void;
  onConfirm(person: PersonChoice): void;
  onAdd(): void;
  onBack(): void;
}

/** Several people share the phone: first names and last initials, no more. */
export function PersonSelectDialog({
  persons,
  banner,
  isBusy,
  error,
  onDismissError,
  onConfirm,
  onAdd,
  onBack,
}: PersonSelectDialogProps) {
  const t = useTranslate();
  const [choice, setChoice] = useState<PersonChoice>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice) onConfirm(choice);
  };
  return (
    <ModalDialog title={t('checkIn.selectName')} banner={banner} onClose={onBack}>
      <form className={style.body} onSubmit={submit}>
        {error && <AlertBox message={error.message} dismissLabel={t('app.dismiss')} onDismiss={onDismissError} />}
        <div role="radiogroup" aria-label={t('checkIn.names')} className={style.names}>
          {persons.map((person) => (
            <label key={person.handle} className={style.name}>
              <input
                type="radio"
                name="person"
                checked={choice?.handle === person.handle}
                onChange={() => setChoice(person)}
              />
              <span>
                {person.firstName} {person.lastInitial}.
              </span>
            </label>
          ))}
        </div>
        <button type="button" className={style.link} onClick={onAdd}>
          {t('checkIn.nameMissing')}
        </button>
        <div className={style.actions}>
          <button type="button" className="button" data-kind="quiet" onClick={onBack}>
            {t('app.goBack')}
          </button>
          <button type="submit" className="button" disabled={!choice || isBusy}>
            {t(isBusy ? 'checkIn.checkingIn' : 'checkIn.confirm')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
