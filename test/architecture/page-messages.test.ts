import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachableFrom, root, sources, type Source } from './sources.js';

const bundles = JSON.parse(readFileSync(path.join(root, 'web/public/i18n/bundles.json'), 'utf8')) as Record<
  string,
  string[]
>;
const rooms = new Set(Object.values(bundles).flat());
const web = sources(['web/public', 'web/ui', 'web/catalogue']);

interface Page {
  bundles: string[];
  file: string;
}

/** The pages of `pages.ts` with their bundles. */
function pagesOf(text: string): Page[] {
  const found = text.matchAll(/\broute\(\s*[^[]*?\[([^\]]*)\],\s*\(\) => import\('\.([^']+)'\)/g);
  return [...found].map(([, names, file]) => ({
    bundles: ['base', ...[...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name!)],
    file: `web/public${file}`,
  }));
}

/** The rooms of the messages in a page and in all that it imports at once; what it loads later brings its own. */
function roomsOf(file: string, all: readonly Source[]): string[] {
  const page = all.find((source) => source.path.replace(/\.tsx?$/, '') === file);
  return reachableFrom([page], all).flatMap(({ text }) =>
    [...text.matchAll(/\bt\(\s*(?:[^'`()]*\? )?['`](\w+)\.\w+/g)]
      .map(([, room]) => room!)
      .filter((room) => rooms.has(room)),
  );
}

const missing = ({ bundles: names, file }: Page, all: readonly Source[]): string[] => {
  const loaded = new Set(names.flatMap((name) => bundles[name] ?? []));
  return [...new Set(roomsOf(file, all).filter((room) => !loaded.has(room)))].map((room) => `${file}: ${room}`);
};

/** Texts of the number pad and of the greeting, which phones do not show. */
const NOT_SHOWN = ['web/public/check-in/PhonePage: kiosk', 'web/public/check-in/PhoneRedirectPage: kiosk'];

test('each public page loads the messages that it shows', () => {
  const pages = pagesOf(web.find(({ path: file }) => file === 'web/public/pages.ts')!.text);
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ file }) => roomsOf(file, web).length === 0)).toEqual([]);
  expect(pages.flatMap((page) => missing(page, web))).toEqual(NOT_SHOWN);
});

test('one that it does not load is seen', () => {
  const [page] = pagesOf(`route('/page/:name', ['businessPage'], () => import('./page/APage'), 'APage')`);
  const all = [
    { path: 'web/public/page/APage.tsx', text: "import { Part } from './Part';\n" },
    { path: 'web/public/page/Part.tsx', text: "t('businessPage.title', {}) + t(`signing.page`)" },
  ];
  expect(missing(page!, all)).toEqual(['web/public/page/APage: signing']);
});
