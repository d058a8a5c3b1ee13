import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeStrokes, encodeStrokes } from '../../../web/public/signing/strokes';

/** As SignatureInput wants them. */
const FORM = /^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3})*$/;
const size = { width: 300, height: 100 };
const point = fc.record({
  x: fc.float({ min: -20, max: 400, noNaN: true }),
  y: fc.float({ min: -20, max: 150, noNaN: true }),
});
const pointsOf = (text: string) => text.split(/[ ;]/).map((one) => one.split(',').map(Number));

test('whatever is drawn fits into what the server takes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(point, { minLength: 1, maxLength: 400 }), { minLength: 1, maxLength: 30 }),
      (lines) => {
        const text = encodeStrokes(lines, size);
        expect(text).toMatch(FORM);
        expect(text.length).toBeLessThanOrEqual(4000);
        for (const [x, y] of pointsOf(text)) expect(x <= 600 && y <= 200).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('hundreds of dots are cut rather than refused', () => {
  const dots = Array.from({ length: 2000 }, (_, at) => [{ x: at % 300, y: at % 100 }]);
  const text = encodeStrokes(dots, size);
  expect(text).toMatch(FORM);
  expect(text.length).toBeLessThanOrEqual(4000);
});

test('a short line comes back as it was drawn, on a canvas of any size', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 150, y: 90 },
    { x: 300, y: 100 },
  ];
  const text = encodeStrokes([line, [{ x: 10, y: 10 }]], size);
  expect(text).toBe('0,0 300,180 600,200;20,20');
  expect(decodeStrokes(text, size)).toEqual([line, [{ x: 10, y: 10 }]]);
});

test('of a straight line its ends are enough; nothing drawn is nothing', () => {
  const straight = Array.from({ length: 100 }, (_, at) => ({ x: at * 3, y: at }));
  expect(encodeStrokes([straight], size)).toBe('0,0 594,198');
  expect(encodeStrokes([], size)).toBe('');
  expect(decodeStrokes('', size)).toEqual([]);
});
