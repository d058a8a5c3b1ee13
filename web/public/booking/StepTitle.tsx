import { useEffect, useRef } from 'react';
import style from './BookingView.module.css';

/** The heading of a step. Whoever went there begins at it: it takes the focus, and the step is seen from its top. */
export function StepTitle({ text, hasMoved }: { text: string; hasMoved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(hasMoved);
  useEffect(() => {
    if (!takesFocus.current) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={style.title}>
      {text}
    </h1>
  );
}
