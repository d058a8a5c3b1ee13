import { notFound } from './Refusal.js';

const MAX_BIGINT = 9_223_372_036_854_775_807n;

/** A valid bigint id. Throws NOT_FOUND for anything else, naming `what`. */
export function idOf(id: string, what: string): string {
  if (!/^\d{1,19}$/.test(id) || BigInt(id) > MAX_BIGINT) throw notFound(what);
  return id;
}
