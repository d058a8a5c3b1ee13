import { ErrorCode } from '../../entities/ErrorCode.js';
import { GraphQLValue } from './GraphQLValue.js';
import { Refusal } from './Refusal.js';

interface Versioned {
  version: number;
}

/** `type` is its type in the API, `name` how people call it, as in 'this item'. */
interface Named {
  type: string;
  name: string;
  isPlural?: true;
}

/** Throws STALE with the current entry in `details.current`, unless it is the version that the caller saw; null for one who saves over any. */
export function requireVersion<Current extends Versioned>(seen: number | null, current: Current, what: Named): void {
  if (seen !== null && current.version !== seen) throw stale(current, what);
}

/** The refusal of a change that was made from an older version. */
export function stale(current: object, { type, name, isPlural }: Named): Refusal {
  const it = isPlural ? 'them as they are' : 'it as it is';
  return new Refusal(ErrorCode.STALE, `Somebody else changed ${name}. Look at ${it} now, then save again.`, {
    details: { current: new GraphQLValue(type, current) },
  });
}
