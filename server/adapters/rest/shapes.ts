import type { Viewer } from '../../core/access/viewer.js';
import { invalid } from '../../core/Refusal.js';
import type { RestRequest } from './route.js';

/** Kiosks and phones see less than the staff. */
export const isDevice = ({ kind }: Viewer): boolean => kind === 'kiosk' || kind === 'phone';

/** Whether a host asks for the own business, or for none. */
export const asksForOwn = (viewer: Viewer, { query }: RestRequest): boolean =>
  viewer.kind === 'user' &&
  viewer.businessId !== null &&
  [viewer.businessId, ''].some((own) => own === textOf(query['businessID']));

/** An id as a client sent it; what is no number matches nothing. */
export const numericId = (value: unknown): string => (/^\d{1,18}$/.test(String(value)) ? String(value) : '0');

/** An id as a number, as in the mirror (exact for two million businesses). */
export const idNumber = (id: string): number => Number(id);

/** Number of the business that an id carries (ruling 10); 0 means business 1. */
export const businessOf = (id: string): number => Number(BigInt(id) >> 32n) || 1;

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const FLAGS = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false', ''].map((value) => [value, false] as const),
]);

/** A flag as clients send it: 0, 1, true, "1", "true"; undefined stays undefined, anything else is refused as it is. */
export const fromFlag = (value: unknown): unknown => (value === null ? undefined : (FLAGS.get(value) ?? value));

/** Whole seconds since 1970 of an ISO instant; null stays null. */
export const epochSeconds = (iso: string | null): number | null =>
  iso === null ? null : Math.floor(Date.parse(iso) / 1000);

/** A text as clients send it, numbers included; missing is null. An object stays as it is, so that its input refuses it. */
export const optionalText = (value: unknown): unknown =>
  value === undefined || value === null ? null : typeof value === 'object' ? value : String(value);

/** A text as clients send it, numbers included; missing is ''. An object stays as it is. */
export const textOf = (value: unknown): unknown => optionalText(value) ?? '';

/** A number as clients send it, as a text too; all else stays as it is, so that its input refuses it. */
export const numberOf = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value);

/** Like numberOf; missing and empty are null. */
export const optionalNumber = (value: unknown): unknown =>
  value === undefined || value === null || value === '' ? null : numberOf(value);

/** A list as clients send it, one value too; nothing is missing. */
export const listOf = (value: unknown): unknown => value && [value].flat().map(textOf);

/** A list of ids in a body, also as the text of a form: JSON, one id, or nothing for none. Missing stays so. */
export function idsUnder(key: string, { body }: RestRequest): unknown {
  const sent = body[key];
  if (sent === '') return [];
  return listOf((typeof sent === 'string' && sent.startsWith('[') && parsedJson(sent)) || sent);
}

/** The id in what a client selected: an object with its id, also as JSON, or the id alone. What is none stays as it is. */
export function selectedId(sent: unknown): unknown {
  const value = typeof sent === 'string' && sent.startsWith('{') ? parsedJson(sent) : sent;
  return typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : textOf(value);
}

/** The ids of a list of what a client selected, also as JSON. Missing stays so. */
export function selectedIds(key: string, { body }: RestRequest): unknown {
  const sent = body[key];
  if (sent === '' || sent === null) return [];
  const value = (typeof sent === 'string' && sent.startsWith('[') && parsedJson(sent)) || sent;
  return value && [value].flat().map(selectedId);
}

/** What is missing in a form stays as it is. */
export const unlessMissing = (value: unknown, read: (value: unknown) => unknown): unknown =>
  value === undefined ? undefined : read(value);

/** The GraphQL name of a value that the mirror calls differently; unknown ones stay as they are. */
export const nameIn = (names: Record<string, string | undefined>, value: unknown): unknown =>
  typeof value === 'string' ? (names[value] ?? value) : value;

/** The parameter `data` of a GET: JSON in the query string; without it empty. Throws INVALID_INPUT if it is no JSON object. */
export const dataOf = ({ query }: RestRequest): Record<string, unknown> => objectOf('data', query['data']);

/** The object in a body under a key, also as JSON from a form; the body itself if there is no such key. Throws INVALID_INPUT. */
export function sentUnder(key: string, { body }: RestRequest): Record<string, unknown> {
  return body[key] === undefined ? body : objectOf(key, body[key]);
}

/** The object in a body under a key, also as JSON from a form; empty without it. Throws INVALID_INPUT. */
export const objectUnder = (key: string, body: Record<string, unknown>): Record<string, unknown> =>
  objectOf(key, body[key] ?? '');

/** The check-in in a body. */
export const sentCheckIn = (request: RestRequest): Record<string, unknown> => sentUnder('checkin', request);

/** The mirror's value for what a client sent in a filter. Throws INVALID_INPUT. */
export function choiceOf<Value>(name: string, choices: Record<string, Value>, sent: unknown, missing: string): Value {
  const choice = Object.entries(choices).find(([value]) => value === String(sent ?? missing).toLowerCase());
  if (!choice) throw invalid(name, `${name} is one of: ${Object.keys(choices).join(', ')}.`);
  return choice[1];
}

/** The objects of a list in a body, also as JSON from a form; none without it. Throws INVALID_INPUT. */
export function listUnder(key: string, body: Record<string, unknown>): Record<string, unknown>[] {
  const sent = body[key] ?? [];
  const list = typeof sent === 'string' ? parsedJson(sent) : sent;
  if (!Array.isArray(list)) throw invalid(key, `${key} is not a list.`);
  return list.map((each) => objectOf(key, each));
}

/** The object under a name, also as JSON; empty without it. Throws INVALID_INPUT. */
export function objectOf(name: string, value: unknown): Record<string, unknown> {
  if (value === undefined || value === '') return {};
  const parsed = typeof value === 'string' ? parsedJson(value) : value;
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed))
    throw invalid(name, `${name} is not a JSON object.`);
  return parsed as Record<string, unknown>;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Names of the mirror's entities: `headerText` is header_text. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of an image's file, from its address. */
export const fileNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
