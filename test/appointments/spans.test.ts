import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  depthsOf,
  inBoth,
  outside,
  united,
  whereMore,
  type Span,
} from '../../server/domain/appointments/availability/spans.js';

const END = 60;
const spans = fc.array(
  fc
    .tuple(fc.nat(END - 10), fc.integer({ min: 1, max: 10 }))
    .map(([from, length]): Span => ({ from, to: from + length })),
  { maxLength: 8 },
);
const integers = Array.from({ length: END }, (_, index) => index);
const has = (list: readonly Span[], value: number): boolean => list.some(({ from, to }) => from <= value && value < to);
const countOf = (list: readonly Span[], value: number): number =>
  list.filter(({ from, to }) => from <= value && value < to).length;
const where = (condition: (value: number) => boolean): number[] => integers.filter(condition);
const isApart = (list: readonly Span[]): boolean =>
  list.every(({ from }, index) => !index || list[index - 1]!.to < from);

test('spans are united, in order and apart', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const all = united(list);
      expect(where((value) => has(all, value))).toEqual(where((value) => has(list, value)));
      expect(isApart(all)).toBe(true);
    }),
  );
});

test('what is in both is in each', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const shared = inBoth(united(some), united(others));
      expect(where((value) => has(shared, value))).toEqual(where((value) => has(some, value) && has(others, value)));
    }),
  );
});

test('what is outside is in the one and not in the other', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const left = outside(united(some), united(others));
      expect(where((value) => has(left, value))).toEqual(where((value) => has(some, value) && !has(others, value)));
      expect(isApart(left)).toBe(true);
    }),
  );
});

test('depths say how many overlap', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const depths = depthsOf(list);
      for (const value of integers)
        expect(depths.map((depth) => has(depth, value))).toEqual(
          depths.map((_, index) => countOf(list, value) > index),
        );
      expect(depths.length).toBe(Math.max(...integers.map((value) => countOf(list, value))));
    }),
  );
});

test('where more lists of one kind than of another have a span', () => {
  fc.assert(
    fc.property(fc.array(spans, { maxLength: 4 }), fc.array(spans, { maxLength: 3 }), (some, others) => {
      const [more, less] = [some.map((list) => united(list)), others.map((list) => united(list))];
      const found = whereMore({ more, less });
      expect(where((value) => has(found, value))).toEqual(
        where((value) => countOf(more.flat(), value) > countOf(less.flat(), value)),
      );
      expect(isApart(found)).toBe(true);
    }),
  );
});
