import { describe, expect, test } from '@jest/globals';
import { sources } from './sources.js';
import { breachesOf, TEXT_RULES } from './text-rules.js';

describe.each(TEXT_RULES)('$name', (rule) => {
  test('holds', () => {
    expect(sources(rule.where, rule.endings).flatMap((source) => breachesOf(rule, source))).toEqual([]);
  });

  test('a breach is seen', () => {
    const inPlace = (text: string) => breachesOf(rule, { path: `${rule.where[0]}/sample.ts`, text });
    expect(inPlace(rule.bad)).toHaveLength(1);
    expect(inPlace(rule.fine)).toEqual([]);
  });
});
