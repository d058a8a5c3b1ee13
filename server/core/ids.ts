import { notFound } from './Refusal.js';

const MAX_BIGINT = 9_223_372_036_854_775_807n;

/** Whether a statement can ask for it. */
export const isId = (id: string): boolean => /^\d{1,19}$/.test(id) && BigInt(id) <= MAX_BIGINT;

/** A valid bigint id. Throws NOT_FOUND for anything else, naming `what`. */
export function idOf(id: string, what: string): string {
  if (!isId(id)) throw notFound(what);
  return id;
}

/** Valid ids, each once, in their order. Throws NOT_FOUND like `idOf`. */
export const uniqueIds = (ids: readonly string[], what: string): string[] => [
  ...new Set(ids.map((id) => idOf(id, what))),
];
