import { useSyncExternalStore } from 'react';
import { choosePrintSize, onPrintSize, printSizes, readPrintSize, type PrintSize } from '../../ui/print-size';
import { useTranslate } from '../i18n/language-context';
import style from './SizeChoice.module.css';

/** The size that was chosen in this browser. */
export const usePrintSize = (): PrintSize => useSyncExternalStore(onPrintSize, readPrintSize, () => 300 as const);

/** How large the poster is printed; this browser keeps it. */
export function SizeChoice() {
  const t = useTranslate();
  const size = usePrintSize();
  return (
    <fieldset className={style.sizes}>
      <legend className="visually-hidden">{t('poster.size')}</legend>
      {printSizes.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="size"
            className="visually-hidden"
            checked={each === size}
            onChange={() => choosePrintSize(each)}
          />
          {t(`poster.size${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
