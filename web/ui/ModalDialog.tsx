import { useEffect, useId, useRef, type ReactNode } from 'react';
import style from './ModalDialog.module.css';

type ModalDialogProps = { title: string; children: ReactNode; size?: 'small' | 'wide'; onClose(): void };

/** The browser's own modal dialog: keeps the focus inside and gives it back, closes on Escape. */
export function ModalDialog({ title, children, size = 'small', onClose }: ModalDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={element} className={style.dialog} data-size={size} aria-labelledby={titleId} onCancel={event => { event.preventDefault(); onClose(); }}>
      <h2 id={titleId} className={style.title} tabIndex={-1} autoFocus>{title}</h2>
      {children}
    </dialog>
  );
}
