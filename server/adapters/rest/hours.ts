import type { Viewer } from '../../core/access/viewer.js';
import {
  RestAddHourDocument,
  RestDeleteHoursDocument,
  RestGetHourDocument,
  RestGetHoursDocument,
  RestGetOwnHourDocument,
  RestGetOwnHoursDocument,
  RestUpdateHourDocument,
  type RestHourFragment,
} from './documents.generated.js';
import { call, row, type RestRequest, type RestRow } from './route.js';
import { asksForOwn, businessOf, idNumber, listOf, numericId, optionalNumber, textOf } from './shapes.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const FIELDS: Record<string, string | undefined> = {
  opens: 'start',
  closes: 'end',
  id: 'hourID',
  ids: 'hourIDArray',
  businessId: 'businessID',
};
export const hourFieldName = (field: string): string => FIELDS[field] ?? field;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const clock = (minutes: number, between: string): string =>
  `${twoDigits(Math.floor(minutes / 60))}${between}${twoDigits(minutes % 60)}`;

/** 9:00 AM for 540 minutes; midnight, at either end of a day, is 12:00 AM. */
function shown(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const hour = ({ id, weekday, opens, closes }: RestHourFragment) => ({
  id: idNumber(id),
  business_id: businessOf(id),
  weekday,
  start: clock(opens, ''),
  end: clock(closes, ''),
  startTime: clock(opens, ':'),
  endTime: clock(closes, ':'),
  dayName: DAYS[weekday],
  open: shown(opens),
  closed: shown(closes),
});

/** Minutes of a day of HHMM, also as a number or with a colon; null if missing. What is no time becomes no number, which its input refuses. */
function minutesOf(sent: unknown): number | null {
  if (sent === undefined || sent === null || sent === '') return null;
  const [, hours, minutes] = /^(\d{1,2}):?([0-5]\d)$/.exec(String(sent).padStart(4, '0')) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

export const sentHour = ({ body }: RestRequest) => ({
  weekday: optionalNumber(body['weekday']),
  opens: minutesOf(body['start']),
  closes: minutesOf(body['end']),
});
const hourId = ({ query }: RestRequest): string => numericId(query['hourID']);

/** Whether staff ask for hours of the own business. */
const isOwnHour = (viewer: Viewer, request: RestRequest): boolean =>
  viewer.kind === 'user' && viewer.businessId === String(businessOf(hourId(request)));

const OWN_HOURS = call(RestGetOwnHoursDocument, { answer: ({ openingHours }) => openingHours.parts.map(hour) });
const OWN_HOUR = call(RestGetOwnHourDocument, {
  variables: (request) => ({ id: hourId(request) }),
  answer: ({ openingPart }) => hour(openingPart),
});

export const HOUR_ROWS: readonly RestRow[] = [
  row(RestGetHoursDocument, {
    method: 'GET',
    path: '/api/business/get_hours',
    errorKey: 'message',
    summary: 'Weekly opening hours of a business; what goes past midnight is two of them',
    parameters: ['businessID'],
    choose: [{ when: asksForOwn, call: OWN_HOURS }],
    variables: ({ query }) => ({ businessId: textOf(query['businessID']) }),
    fieldName: hourFieldName,
    answer: ({ publicHours }) => publicHours.map(hour),
  }),
  row(RestGetHourDocument, {
    method: 'GET',
    path: '/api/business/get_hour',
    errorKey: 'message',
    summary: 'Opening hours of a weekday',
    parameters: ['hourID'],
    choose: [{ when: isOwnHour, call: OWN_HOUR }],
    variables: (request) => ({ businessId: String(businessOf(hourId(request))), id: hourId(request) }),
    fieldName: () => 'hourID',
    answer: ({ publicHour }) => hour(publicHour),
  }),
  row(RestAddHourDocument, {
    method: 'POST',
    path: '/api/business/add_hour',
    errorKey: 'message',
    summary: 'Add opening hours of a weekday, as HHMM; an end before the start is on the next day',
    parameters: ['weekday', 'start', 'end', 'businessID'],
    variables: (request) => ({ input: sentHour(request) }),
    fieldName: hourFieldName,
    answer: ({ addBusinessHour: { id } }) => ({
      success: true,
      message: 'The hours were added',
      hourID: idNumber(id),
    }),
  }),
  row(RestUpdateHourDocument, {
    method: 'POST',
    path: '/api/business/update_hour',
    errorKey: 'message',
    summary: 'Save opening hours of a weekday',
    parameters: ['hourID', 'weekday', 'start', 'end', 'businessID'],
    variables: (request) => ({ id: numericId(request.body['hourID']), input: sentHour(request) }),
    fieldName: hourFieldName,
    answer: ({ updateBusinessHour: { id } }) => ({
      success: true,
      message: 'The hours were saved',
      hourID: idNumber(id),
    }),
  }),
  row(RestDeleteHoursDocument, {
    method: 'POST',
    path: '/api/business/delete_hours',
    errorKey: 'message',
    summary: 'Delete opening hours; answers with those that are left',
    parameters: ['hourIDArray'],
    variables: ({ body }) => ({ ids: listOf(body['hourIDArray']) }),
    fieldName: hourFieldName,
    answer: ({ deleteBusinessHours }) => deleteBusinessHours.parts.map(hour),
  }),
];
