/** Roles of a table that has no cells with what it shows: the events lie over it. Each of them says its day, its time and who does it. */
const table = '[role=table], [role=rowgroup], [role=row], [role=columnheader], [role=cell]';

function makePlain(element: Element): void {
  element.removeAttribute('role');
  element.removeAttribute('aria-colindex');
  element.removeAttribute('aria-colspan');
}

/** Takes these roles away from all that comes into an element, and makes its scrolled part one that keys can scroll. Returns how to stop. */
export function plainTable(host: Element): () => void {
  const clean = () => {
    host.querySelectorAll(table).forEach(makePlain);
    const scrolled = host.querySelector<HTMLElement>('.ec-main:not([tabindex])');
    if (!scrolled) return;
    scrolled.tabIndex = 0;
    scrolled.setAttribute('role', 'group');
    scrolled.ariaLabel = 'Times';
  };
  const observer = new MutationObserver(clean);
  observer.observe(host, { childList: true, subtree: true });
  return () => observer.disconnect();
}
