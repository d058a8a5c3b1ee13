import type { Viewer } from '../../core/access/viewer.js';
import type { RestRequest } from './route.js';

/** Kiosks and phones see less than the staff. */
export const isDevice = ({ kind }: Viewer): boolean => kind === 'kiosk' || kind === 'phone';

/** An id as a number, as in the mirror (exact for two million businesses). */
export const idNumber = (id: string): number => Number(id);

/** Number of the business that an id carries (ruling 10); 0 means business 1. */
export const businessOf = (id: string): number => Number(BigInt(id) >> 32n) || 1;

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A flag as clients send it: 0, 1, true, "1", "true"; undefined stays undefined. */
export const fromFlag = (value: unknown): boolean | undefined =>
  value === undefined || value === null
    ? undefined
    : value === true || value === 1 || value === '1' || value === 'true';

/** Whole seconds since 1970 of an ISO instant; null stays null. */
export const epochSeconds = (iso: string | null): number | null =>
  iso === null ? null : Math.floor(Date.parse(iso) / 1000);

/** A text as clients send it, numbers included; missing is null. */
export const optionalText = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);

/** A text as clients send it, numbers included; missing is ''. */
export const textOf = (value: unknown): string => optionalText(value) ?? '';

/** A number as clients send it, as a text too; missing and empty are null. */
export const optionalNumber = (value: unknown): number | null =>
  value === undefined || value === null || value === '' ? null : Number(value);

/** The parameter `data` of a GET: JSON in the query string. Unreadable data is empty: the document then lacks its variables. */
export function dataOf({ query }: RestRequest): Record<string, unknown> {
  return objectOf(query['data']);
}

/** The object in a body under a key, also as JSON from a form; the body itself if there is no such key. */
export function sentUnder(key: string, { body }: RestRequest): Record<string, unknown> {
  return body[key] === undefined ? body : objectOf(body[key]);
}

/** The check-in in a body. */
export const sentCheckIn = (request: RestRequest): Record<string, unknown> => sentUnder('checkin', request);

function objectOf(value: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
