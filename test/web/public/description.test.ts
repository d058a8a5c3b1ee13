import { expect, test } from '@jest/globals';
import { plainBeginning } from '../../../web/public/business-page/description';

test.each([
  ['', ''],
  ['<p>Cut &amp; <strong>col</strong>or</p><ul><li>dry</li></ul>', 'Cut & color dry'],
  [`<p>${'word '.repeat(40)}</p>`, `${'word '.repeat(31).trim()}…`],
  [`<p>${'x'.repeat(300)}</p>`, `${'x'.repeat(155)}…`],
])('%#: the beginning in plain words', (html, words) => expect(plainBeginning(html)).toBe(words));
