import type { AnyPage } from './page';

const modules = import.meta.glob<Record<string, unknown>>('./*/*Page.tsx', { eager: true });

/** Path below `web/` of the module that exports a page. Looked up on the server only: in the routes, every visitor would load these paths. */
export function moduleOf(page: AnyPage): string {
  const found = Object.entries(modules).find(([, exported]) => Object.values(exported).includes(page));
  if (!found) throw new Error('A page must stand in a file ./*/*Page.tsx, so that the build can name its scripts');
  return found[0].replace('./', 'public/');
}
