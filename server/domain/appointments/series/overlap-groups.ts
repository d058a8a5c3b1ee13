import type { PlacedTime } from './times-of-all.js';

/** The groups of several appointments, and those of the calendar that become one as somebody overlaps both. */
export interface OverlapGroups {
  /** In the order of the appointments. */
  groups: string[];
  /** From and to. */
  united: [string, string][];
}

/** Each appointment has a group of its own, out of `fresh`; what overlaps others on purpose shares theirs. */
export function overlapGroups(placed: readonly PlacedTime[], fresh: readonly string[]): OverlapGroups {
  const parents = new Map<string, string>();
  const rootOf = (group: string): string => {
    const parent = parents.get(group);
    return parent === undefined ? group : rootOf(parent);
  };
  const isFresh = new Set(fresh);
  const unite = (one: string, other: string) => {
    const [first, second] = [rootOf(one), rootOf(other)];
    if (first === second) return;
    if (isFresh.has(first)) parents.set(first, second);
    else parents.set(second, first);
  };
  for (const [index, { conflicts }] of placed.entries())
    for (const { sibling, overlapGroup } of conflicts) {
      const other = sibling === null ? overlapGroup : fresh[sibling]!;
      if (other !== null) unite(fresh[index]!, other);
    }
  const united = [...parents.keys()]
    .filter((group) => !isFresh.has(group))
    .map((group): [string, string] => [group, rootOf(group)]);
  return { groups: fresh.map(rootOf), united };
}
