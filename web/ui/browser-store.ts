const memory = new Map<string, string>();

/** Local storage that never throws: where the browser forbids it, or it is full, values live as long as the page. */
export const browserStore = {
  get(key: string): string | null {
    const unstored = memory.get(key);
    if (unstored !== undefined) return unstored;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
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
