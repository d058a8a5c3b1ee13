import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The tab key stops at one button of a toolbar, the arrow keys go through all of them. */
export function useRovingFocus() {
  const [at, setAt] = useState(0);
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button')];
  const handlers = {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
      setAt(Math.max(0, buttonsOf(currentTarget).indexOf(target))),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = moves[event.key];
      if (!move || !event.currentTarget.contains(event.target as Node)) return;
      const buttons = buttonsOf(event.currentTarget);
      event.preventDefault();
      buttons[move(at, buttons.length)].focus();
    },
  };
  return { at, handlers };
}
