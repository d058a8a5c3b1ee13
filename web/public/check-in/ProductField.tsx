import { useState, type ComponentProps, type ComponentType } from 'react';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import type { ChosenItem } from './check-in-values';
import type { ProductDialog } from './ProductDialog';
import form from './CheckInForm.module.css';
import style from './ProductField.module.css';

type DialogProps = ComponentProps<typeof ProductDialog>;
interface ProductFieldProps extends Pick<DialogProps, 'chosen' | 'onChange'> {
  error?: string;
  /** Without it, as in the preview, nothing opens. */
  readItems?: DialogProps['readItems'];
}

/** What the customer would like: chips, and the button of the dialog, whose script comes with its first press. */
export function ProductField({ chosen, error, readItems, onChange }: ProductFieldProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [late, setLate] = useState<{ Dialog?: ComponentType<DialogProps> }>();
  const open = () =>
    void Promise.all([import('./ProductDialog'), loadMessages(language, ['products'])]).then(
      ([{ ProductDialog: Dialog }]) => setLate({ Dialog }),
      () => setLate({}),
    );
  const without = ({ id }: ChosenItem) => chosen.filter((item) => item.id !== id);
  const note = late && !late.Dialog ? t('refusal.unreachable') : error;
  return (
    <div className={form.field} data-name="products">
      <button type="button" className={style.open} onClick={readItems && open}>
        {t('checkIn.selectProducts')}
      </button>
      {chosen.length > 0 && (
        <ul className={style.chips} aria-label={t('checkIn.selectedItems')}>
          {chosen.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={style.chip}
                aria-label={t('checkIn.removeItem', { name: item.name })}
                onClick={() => onChange(without(item))}
              >
                {item.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className={form.error} role="alert">
          {note}
        </p>
      )}
      {late?.Dialog && readItems && (
        <late.Dialog chosen={chosen} readItems={readItems} onChange={onChange} onClose={() => setLate(undefined)} />
      )}
    </div>
  );
}
