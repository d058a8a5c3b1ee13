import { currentEntry } from './check-in-shape.js';
import { RestCallUpDocument, type CallUpChannel } from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { epochSeconds, flag, idNumber, optionalNumber, sentCheckIn, snakeCase, textOf } from './shapes.js';

const callUp = (path: string, channel: CallUpChannel, summary: string): RestRow =>
  row(RestCallUpDocument, {
    method: 'POST',
    path,
    errorKey: 'errorInvalidPlan',
    summary,
    parameters: ['checkin'],
    variables: (request) => ({
      id: textOf(sentCheckIn(request)['id']),
      version: optionalNumber(sentCheckIn(request)['version']),
      channel,
    }),
    fieldName: snakeCase,
    answer: ({ callUp: { sentBy, notice, checkIn } }) => ({
      success: true,
      message: notice ?? 'The party has been notified.',
      checkinID: idNumber(checkIn.id),
      sent_by: sentBy?.toLowerCase() ?? null,
      notified: flag(checkIn.notifiedAt !== null),
      notified_time: epochSeconds(checkIn.notifiedAt),
    }),
    details: currentEntry,
  });

export const CALL_UP_ROWS: readonly RestRow[] = [
  callUp(
    '/api/business/text-checkin-notification',
    'TEXT',
    'Call a party up by text; without texts or consent by e-mail',
  ),
  callUp(
    '/api/business/call-checkin-notification',
    'CALL',
    'Call a party up by phone call; without texts or consent by e-mail',
  ),
];
