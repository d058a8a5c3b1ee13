export type Version = [major: number, minor: number, patch: number];

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Whether a version is in a range as `engines` write it: `>=18`, `^20.19.0 || >=22.12`, `14 || 16.x`, `>= 10 <21`. */
export function fits(version: Version, range: string): boolean {
  return range.split('||').some((part) => {
    const comparators = [
      ...part
        .replace(/(\d\S*)\s+-\s+(\d\S*)/, '>=$1 <=$2')
        .matchAll(/(>=|<=|>|<|\^|~|=)?\s*v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(?:-[\w.]+)?/g),
    ];
    return comparators.every(([, sign, ...numbers]) => meets(version, sign ?? '', numbers));
  });
}

function meets(version: Version, sign: string, numbers: (string | undefined)[]): boolean {
  const known = numbers.findIndex((number) => number === undefined || !/^\d+$/.test(number));
  const precision = known === -1 ? 3 : known;
  const [major = 0, minor = 0, patch = 0] = numbers.slice(0, precision).map(Number);
  const low: Version = [major, minor, patch];
  const next = (place: number): Version =>
    place === 0
      ? [Infinity, 0, 0]
      : place === 1
        ? [major + 1, 0, 0]
        : place === 2
          ? [major, minor + 1, 0]
          : [major, minor, patch + 1];
  if (sign === '>=') return compare(version, low) >= 0;
  if (sign === '>') return compare(version, next(precision)) >= 0;
  if (sign === '<') return compare(version, low) < 0;
  if (sign === '<=') return compare(version, next(precision)) < 0;
  const end =
    sign === '^' ? next(Math.min(precision, 1)) : sign === '~' ? next(Math.min(precision, 2)) : next(precision);
  return compare(version, low) >= 0 && compare(version, end) < 0;
}
