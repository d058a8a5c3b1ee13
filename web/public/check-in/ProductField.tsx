import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { useLanguage, useTranslate } from '../i18n/language-context';
import type { ProductChoice } from './ProductChoice';
import form from './CheckInForm.module.css';

type ChoiceProps = ComponentProps<typeof ProductChoice>;
interface ProductFieldProps extends Omit<ChoiceProps, 'isOpen' | 'source' | 'onClose'> {
  /** Without it, as in the preview, nothing opens. */
  source?: ChoiceProps['source'];
}

/** The button of the choice, whose script comes with its first press, or with what was chosen before a reload. */
export function ProductField({ source, ...choice }: ProductFieldProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [Choice, setChoice] = useState<ComponentType<ChoiceProps> | false | null>(null);
  const isWanted = isOpen || choice.text !== '';
  useEffect(() => {
    if (isWanted)
      import('./late-pieces')
        .then(({ loadProductChoice }) => loadProductChoice(language))
        .then(
          (piece) => setChoice(() => piece),
          () => {
            setChoice(false);
            setIsOpen(false);
          },
        );
  }, [isWanted, isOpen, language]);
  return (
    <div className={form.field}>
      <button type="button" className={form.open} onClick={() => setIsOpen(true)}>
        {t('checkIn.selectProducts')}
      </button>
      {Choice === false && <p className={form.error}>{t('refusal.unreachable')}</p>}
      {Choice && source && <Choice {...choice} source={source} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
