import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRuledOut } from './rule-out.mjs';

const name = fc.constantFrom('a', 'b', 'a-b', 'B');
const list = fc.array(name, { minLength: 1, maxLength: 2 }).map((names) => names.map((one) => `.${one}`).join(', '));
const part = fc.oneof(
  name.map((one) => `.${one}`),
  fc.constantFrom('#a', '[title]', '[title="a.b,c)"]', "[class~='a']", ':first-child', ':root', ':nth-child(2n + 1)'),
  fc.tuple(fc.constantFrom('not', 'is', 'has'), list).map(([pseudo, names]) => `:${pseudo}(${names})`),
);
const compound = fc
  .tuple(fc.constantFrom('', '*', 'p', 'P', 'button'), fc.array(part, { maxLength: 3 }))
  .map(([tag, parts]) => tag + parts.join(''))
  .filter((text) => text !== '');
const complex = fc
  .array(fc.tuple(fc.constantFrom(' ', '>', ' > ', ' + ', '~'), compound), { minLength: 1, maxLength: 3 })
  .map((steps) => steps.map(([between, text], index) => (index === 0 ? text : between + text)).join(''));
const selectors = fc.array(complex, { minLength: 1, maxLength: 3 }).map((alternatives) => alternatives.join(', '));

const isOut = (element: Element, selector: string) =>
  isRuledOut(selector, element.localName, new Set(element.classList));

beforeAll(() => {
  document.body.innerHTML = `<div class="a"><p class="a b" title="a.b,c)"></p><p id="a" class="B"><button class="a-b" title="a"></button></p>
    <div class="b"><p></p><button class="aé"></button></div></div><svg class="a"><linearGradient class="a:b"></linearGradient></svg>`;
});

test('what matches a selector is not ruled out', () => {
  fc.assert(
    fc.property(selectors, (selector) => {
      for (const element of document.querySelectorAll('*'))
        if (element.matches(selector)) expect([selector, element.outerHTML, isOut(element, selector)]).toContain(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '.a [title]',
  '.aé',
  '.a\\:b',
  'linearGradient',
  'svg > *',
  'P',
  '.b:not(.a, p)',
  '[title="a.b,c)"]',
  'p:has(> .a-b), q',
])('nor by a selector of another kind: %s', (selector) => {
  const matching = [...document.querySelectorAll(selector)];
  expect(matching.length).toBeGreaterThan(0);
  expect(matching.filter((element) => isOut(element, selector))).toEqual([]);
});

test.each(['.c', 'ul', '.a .c:hover', '.c:is(.a, .b), ol', '.c::before'])('others are ruled out: %s', (selector) => {
  expect([...document.querySelectorAll('*')].filter((element) => !isOut(element, selector))).toEqual([]);
});

test('a style is what it was: later rules win, and an inherited one comes from above', () => {
  document.head.innerHTML =
    '<style>.a { color: red; visibility: hidden } p.b { color: blue } .missing { color: green } div > [title] { display: flex }</style>';
  const { color, visibility, display } = getComputedStyle(document.querySelector('p.b')!);
  expect([color, visibility, display]).toEqual(['rgb(0, 0, 255)', 'hidden', 'flex']);
  expect(getComputedStyle(document.querySelector('#a')!).visibility).toBe('hidden');
});
