import type { MouseEvent } from 'react';
import { useTranslate } from '../i18n/language-context';
import style from './NumberPad.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Digits for a tablet, so that no system keyboard covers the form. `label` names the field they go to. */
export function NumberPad({
  label,
  withPoint,
  onKey,
}: {
  label: string;
  withPoint: boolean;
  onKey(key: string): void;
}) {
  const t = useTranslate();
  const press = (key: string) => ({
    type: 'button' as const,
    className: style.key,
    // The field that is typed into keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => onKey(key),
  });
  return (
    <div role="group" aria-label={label} className={style.pad}>
      {keys.map((key) => (
        <button key={key} {...press(key)}>
          {key}
        </button>
      ))}
      {withPoint ? (
        <button {...press('.')} aria-label={t('kiosk.point')}>
          .
        </button>
      ) : (
        <span />
      )}
      <button {...press('0')}>0</button>
      <button {...press('back')} aria-label={t('kiosk.deleteDigit')}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="30" height="30">
          <path
            d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7 6-7Zm3 4 5 6m0-6-5 6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  );
}
