import { describe, expect, test } from '@jest/globals';
import { noScriptNote } from '../../server/adapters/pages/no-script-note.js';
import { acceptedLanguage, pageLanguage } from '../../server/core/i18n/language.js';
import { translate } from '../../server/core/i18n/translate.js';

describe('the language of a request', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr-CA, ES;q=0.5, en;q=0.4', 'es'],
    ['es;q=0, en', 'en'],
    ['en;q=0.2,es;q=0.7', 'es'],
    ['de', 'en'],
    [';;q=,,*', 'en'],
  ])('%s is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  test('a choice of this browser comes before what the browser says', () => {
    expect(pageLanguage('es', 'en')).toBe('es');
    expect(pageLanguage('en', 'es')).toBe('en');
    expect(pageLanguage('xx', 'es')).toBe('es');
  });
});

test('the server writes the same texts', () => {
  expect(translate('en', 'placeInLine.more', { count: 3 })).toBe('3 more');
  expect(translate('es', 'wait.hours', { hours: 2 })).toBe('2\u00a0horas');
  expect(translate('en', 'placeInLine.inLine', { position: 22 })).toBe('22nd in line');
  expect(translate('es', 'placeInLine.inLine', { position: 1 })).toBe('Usted sigue');
});

test('the check-in pages and the monitor tell a browser without script what to do, in its language; other pages work without', () => {
  for (const path of [
    '/checkinapp',
    '/checkinapp/mobile',
    '/checkinapp/mobile/redirect/pub_1',
    '/checkinapp/mobile/',
  ]) {
    expect(noScriptNote(path, 'en')).toMatch(/^<noscript>.*switch JavaScript on.*front desk.*<\/noscript>$/);
    expect(noScriptNote(path, 'es')).toMatch(/active JavaScript/);
  }
  expect(noScriptNote('/monitor/mon_1', 'en')).toMatch(/stands still.*switch it on/);
  for (const path of ['/', '/ck/place-1', '/checkinapp/preview', '/checkinapp-sw.js'])
    expect(noScriptNote(path, 'en')).toBe('');
});
