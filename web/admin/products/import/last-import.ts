import { browserStore } from '../../../ui/browser-store';

/** An import that can be undone. */
export interface LastImport {
  importId: string;
  /** When it began, in milliseconds. */
  at: number;
  added: number;
}

const day = 24 * 60 * 60 * 1000;
const keyOf = (businessId: string) => `greeter.import.${businessId}`;

export const rememberImport = (businessId: string, last: LastImport) =>
  browserStore.set(keyOf(businessId), JSON.stringify(last));
export const forgetImport = (businessId: string) => browserStore.remove(keyOf(businessId));

/** The last import that this browser made for a business, for a day. */
export function lastImport(businessId: string): LastImport | null {
  try {
    const last = JSON.parse(browserStore.get(keyOf(businessId)) ?? 'null') as LastImport | null;
    return last && last.at > Date.now() - day ? last : null;
  } catch {
    return null;
  }
}
