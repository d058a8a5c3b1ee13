import { useEffect, useId, useRef, type ReactNode } from 'react';
import style from './ModalDialog.module.css';

interface ModalDialogProps {
  title: string;
  children: ReactNode;
  size?: 'small' | 'wide';
  align?: 'start' | 'center';
  /** Over the title, from edge to edge. */
  banner?: ReactNode;
  onClose(): void;
}

/** The browser's own modal dialog: the focus goes to its first control, stays inside and is given back; Escape closes. */
export function ModalDialog({ title, children, size = 'small', align = 'start', banner, onClose }: ModalDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={style.dialog}
      data-size={size}
      data-align={align}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {banner && <div className={style.banner}>{banner}</div>}
      <h2 id={titleId} className={style.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
