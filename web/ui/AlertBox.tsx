import { useEffect, useRef } from 'react';
import style from './AlertBox.module.css';

/** An error, announced to screen readers; the cross dismisses it. The focus goes to the first invalid field of its form or dialog, else to the error. */
export function AlertBox({
  message,
  dismissLabel,
  onDismiss,
}: {
  message: string;
  dismissLabel: string;
  onDismiss(): void;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = alert.current?.closest('form, dialog')?.querySelector<HTMLElement>('[aria-invalid]');
    (field ?? alert.current)?.focus();
  }, [message]);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={style.alert}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path
          d="M12 3 2 20h20L12 3Zm0 6v5m0 3v.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <p>{message}</p>
      <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
