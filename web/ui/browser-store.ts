const memory = new Map<string, string>();

/** Local storage that never throws: where the browser forbids it, values live as long as the page. */
export const browserStore = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(...keys: string[]): void {
    for (const key of keys) {
      memory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        /* nothing was stored */
      }
    }
  },
};
