import { RestInviteFeedbackDocument, RestRateVisitDocument } from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { idNumber, nameIn, numberOf, optionalText, sentCheckIn, snakeCase, textOf } from './shapes.js';

interface Rating {
  rating: unknown;
  isThumb: boolean;
}

/** Older clients have two ratings, true and false: 5 and 1 without a text (ruling 14). */
const THUMBS: Record<string, Rating> = { true: { rating: 5, isThumb: true }, false: { rating: 1, isThumb: true } };
const ratingOf = (rating: unknown): Rating =>
  (typeof rating === 'object' ? undefined : THUMBS[String(rating)]) ?? { rating: numberOf(rating), isThumb: false };

const CHANNEL: Record<string, string> = { text: 'TEXT', email: 'EMAIL' };
const lower = (sent: unknown): unknown => (typeof sent === 'string' ? sent.toLowerCase() : sent);

export const FEEDBACK_ROWS: readonly RestRow[] = [
  row(RestInviteFeedbackDocument, {
    method: 'POST',
    path: '/api/business/text-checkin-feedback-invitation',
    errorKey: 'errorInvalidPlan',
    summary: 'Ask a party for feedback: by text, or with channel "email" by e-mail',
    parameters: ['checkin', 'channel'],
    variables: (request) => ({
      id: textOf(sentCheckIn(request)['id']),
      channel: nameIn(CHANNEL, lower(request.body['channel'] ?? 'text')),
    }),
    answer: ({ inviteFeedback: { sentBy, notice, checkIn } }) => ({
      success: sentBy !== null,
      message: notice ?? `${checkIn.customer.firstName} was asked for feedback.`,
      checkinID: idNumber(checkIn.id),
      sent_by: sentBy && sentBy.toLowerCase(),
    }),
  }),
  row(RestRateVisitDocument, {
    method: 'POST',
    path: '/api/business/update-checkin-rating',
    errorKey: 'message',
    summary: 'The party with public_id rates its visit: rating 1 to 5 with feedback, or true and false',
    parameters: ['checkin'],
    variables: (request) => ({
      publicId: textOf(sentCheckIn(request)['public_id']),
      feedback: optionalText(sentCheckIn(request)['feedback']),
      ...ratingOf(sentCheckIn(request)['rating']),
    }),
    fieldName: snakeCase,
    answer: ({ rateVisit: { checkInId } }) => ({ checkinID: idNumber(checkInId) }),
  }),
];
