import { selectedProduct, STATUS } from './check-in-shape.js';
import { RestLeaveDocument, RestOverviewDocument, type RestOverviewQuery } from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import { businessOf, dataOf, epochSeconds, flag, idNumber, sentCheckIn, snakeCase, textOf } from './shapes.js';

const place = (entry: RestOverviewQuery['placeInLine']) => ({
  checkin: {
    id: idNumber(entry.checkInId),
    public_id: entry.publicId,
    business_id: businessOf(entry.checkInId),
    business_name: entry.business.name,
    status: STATUS[entry.status],
    first_name: entry.firstName,
    party_size: entry.partySize,
    created_time: epochSeconds(entry.checkedInAt),
    created_on: epochSeconds(entry.checkedInAt),
    is_live: flag(entry.isLive),
    position: entry.position,
    parties_ahead: entry.partiesAhead,
    people_ahead: entry.peopleAhead,
    quote_low: entry.quote?.lowMinutes ?? null,
    quote_minutes: entry.quote?.minutes ?? null,
    quote_high: entry.quote?.highMinutes ?? null,
    can_rate: flag(entry.canRate),
    rating: entry.rating,
    selectedProducts: entry.selectedProducts.map(selectedProduct),
    staff_first_name: entry.askedFor,
  },
  list: entry.line.map(({ position, partySize, isYou }) => ({ position, party_size: partySize, is_you: flag(isYou) })),
});

/** As JSON with public_id; older clients send the public id alone, with or without quotes. */
function publicIdOf(request: RestRequest): unknown {
  const { data } = request.query;
  const bare = typeof data === 'string' ? /^"?([\w-]+)"?$/.exec(data) : null;
  return bare?.[1] ?? textOf(dataOf(request)['public_id']);
}

export const PLACE_IN_LINE_ROWS: readonly RestRow[] = [
  row(RestOverviewDocument, {
    method: 'GET',
    path: '/api/business/get-checkin-overview',
    errorKey: 'message',
    summary: "A party's place in line; data is JSON with public_id, or the public_id itself",
    parameters: ['data'],
    variables: (request) => ({ publicId: publicIdOf(request) }),
    fieldName: snakeCase,
    answer: ({ placeInLine }) => place(placeInLine),
  }),
  row(RestLeaveDocument, {
    method: 'POST',
    path: '/api/business/leave-checkin',
    errorKey: 'message',
    summary: 'The party leaves the queue',
    parameters: ['checkin'],
    variables: (request) => ({ publicId: textOf(sentCheckIn(request)['public_id']) }),
    fieldName: snakeCase,
    answer: ({ leaveQueue }) => ({
      success: true,
      message: "You've left the queue",
      checkinID: idNumber(leaveQueue.checkInId),
    }),
  }),
];
