const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 11th … */
export function ordinal(n: number): string {
  return `${n}${endings[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(n)] ?? 'th'}`;
}
