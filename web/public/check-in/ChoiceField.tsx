import { useEffect, useState, type ComponentType } from 'react';
import type { Language } from '../i18n/catalogue.generated';
import { useLanguage, useTranslate } from '../i18n/language-context';
import form from './CheckInForm.module.css';

/** What the field tells its choice. */
export interface OpenState {
  /** Whether the dialog is open. */
  isOpen: boolean;
  onClose(): void;
}
interface ChoiceFieldProps<Choice> {
  label: string;
  /** The same function at every rendering. */
  load(language: Language): Promise<ComponentType<Choice & OpenState>>;
  isChosen: boolean;
  /** Without it, as in the preview, nothing opens. */
  choice: Choice | undefined;
}

/** The button of a choice, whose script comes with its first press, or with what was chosen before a reload. */
export function ChoiceField<Choice extends object>({ label, load, isChosen, choice }: ChoiceFieldProps<Choice>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [Piece, setPiece] = useState<ComponentType<Choice & OpenState> | false | null>(null);
  const isWanted = isOpen || isChosen;
  useEffect(() => {
    if (isWanted)
      load(language).then(
        (piece) => setPiece(() => piece),
        () => {
          setPiece(false);
          setIsOpen(false);
        },
      );
  }, [isWanted, isOpen, language, load]);
  return (
    <div className={form.field}>
      <button type="button" className={form.open} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {Piece === false && <p className={form.error}>{t('refusal.unreachable')}</p>}
      {Piece && choice && <Piece {...choice} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
