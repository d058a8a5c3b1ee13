const key = 'greeter.scheme';
export type Scheme = 'system' | 'light' | 'dark';

export function chosenScheme(): Scheme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Without data-scheme the tokens follow the system. */
export function applyScheme(scheme: Scheme = chosenScheme()): void {
  if (scheme === 'system') document.documentElement.removeAttribute('data-scheme');
  else document.documentElement.dataset.scheme = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, scheme);
  applyScheme(scheme);
}
