import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { headTags } from '../../../web/public/head-tags';
import { matchRoute } from '../../../web/public/pages';
import { refuse } from '../mock-schema';
import { openPublic } from './open-public';
import { place } from './salon';

test.each([
  ['/ck/abc', { publicId: 'abc' }],
  ['/ck/abc/', { publicId: 'abc' }],
  ['/ck/a%20b', { publicId: 'a b' }],
  ['/', {}],
  ['/checkinapp/mobile/redirect/x', { publicToken: 'x' }],
])('%s has a page', (path, params) => {
  expect(matchRoute(path)?.params).toEqual(params);
});

test.each(['/ck', '/ck/a/b', '/ck/%zz', '/account/checkins', '/login', '/404'])('%s has none here', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

test('every page stands in a file by whose name the build finds its scripts', () => {
  const files = [...readFileSync('web/public/pages.ts', 'utf8').matchAll(/import\('(.+?)'\)/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !/^\.\/[\w-]+\/\w+Page$/.test(file!))).toEqual([]);
});

test('a link is followed without loading the document, and back shows the page before', async () => {
  const { user, goBack } = await openPublic('/legal/terms');
  const documentBefore = document.documentElement;
  await user.click(screen.getAllByRole('link', { name: /Privacy/ })[0]);
  expect(document.title).toMatch(/Privacy/);
  expect(location.pathname).toBe('/policy');
  await goBack();
  expect(document.title).toMatch(/Terms/);
  expect(document.documentElement).toBe(documentBefore);
});

test.each([['ctrlKey'], ['metaKey'], ['shiftKey']])("a click with %s is the browser's", async (key) => {
  await openPublic('/legal/terms');
  const stop = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  addEventListener('click', stop);
  fireEvent.click(screen.getAllByRole('link', { name: /Privacy/ })[0], { [key]: true });
  removeEventListener('click', stop);
  expect(location.pathname).toBe('/legal/terms');
});

test('a page that could not be loaded says why and can be tried again', async () => {
  let isDown = true;
  const { user } = await openPublic('/ck/place-1', {
    Query: { placeInLine: () => (isDown ? refuse('UNAVAILABLE', 'We will be back in a moment.') : place()) },
  });
  expect(screen.getByText('The service is out of reach for a moment. Please try again.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(screen.getByText('3rd in line')).toBeTruthy();
});

test('head tags escape what businesses write', () => {
  const tags = headTags(
    { title: '<b>"Tom & Ann"</b>' },
    {
      url: new URL('http://localhost:5000/x?y=1'),
      origin: 'http://localhost:5000',
      jsonLd: { name: '</script><script>alert(1)</script>' },
    },
  );
  expect(tags).toContain('<title>&lt;b&gt;&quot;Tom &amp; Ann&quot;&lt;/b&gt;</title>');
  expect(tags).not.toContain('<script>alert');
  expect(tags).toContain('<link rel="canonical" href="http://localhost:5000/x">');
});
