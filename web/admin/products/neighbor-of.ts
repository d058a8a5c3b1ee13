const menus = '[aria-haspopup="menu"]';

/** Where a row goes whose menu is at `anchor`: gives the focus to the menu of the one that takes its place, or to the search box. */
export function neighborOf(anchor: HTMLElement): () => void {
  const list = anchor.closest('main')!;
  const kind = anchor.closest('[data-item]') ? `[data-item] ${menus}` : `section ${menus}`;
  const all = [...list.querySelectorAll<HTMLElement>(kind)];
  const at = all.indexOf(anchor);
  const next = all[at + 1] ?? all[at - 1];
  return () => {
    // Not away from where somebody went meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== anchor) return;
    (next?.isConnected ? next : list.querySelector<HTMLElement>('input[type="search"]'))?.focus();
  };
}
