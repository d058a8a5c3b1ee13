import { useEffect, useRef } from 'react';

/** The heading of the booking. Who came back to it begins there: it takes the focus. */
export function PageTitle({ text, hasMoved }: { text: string; hasMoved: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(hasMoved);
  useEffect(() => {
    if (!takesFocus.current) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
