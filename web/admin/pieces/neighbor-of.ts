/** Where a row goes whose button is at `anchor`: gives the focus to that of the row which takes its place, or to the search box. `buttons` selects those of all rows. */
export function neighborOf(anchor: HTMLElement, buttons: string): () => void {
  const list = anchor.closest('main')!;
  const all = [...list.querySelectorAll<HTMLElement>(buttons)];
  const at = all.indexOf(anchor);
  const next = all[at + 1] ?? all[at - 1];
  return () => {
    // Not away from where somebody went meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== anchor) return;
    (next?.isConnected ? next : list.querySelector<HTMLElement>('input[type="search"]'))?.focus();
  };
}
