import type { RestRequest, RestRow } from './route.js';
import { idNumber, optionalText, sentUnder } from './shapes.js';

const sent = (request: RestRequest): Record<string, unknown> => sentUnder('checkin', request);

/** Older clients know two ratings, true and false: 5 and 1 without a text (ruling 14). */
const THUMBS: Record<string, object> = { true: { rating: 5, isThumb: true }, false: { rating: 1, isThumb: true } };
const ratingOf = (rating: unknown): object => THUMBS[String(rating)] ?? { rating: Number(rating), isThumb: false };

const CARRIER: Record<string, string> = { TEXT: 'text', EMAIL: 'email' };
const CHANNEL: Record<string, string> = { text: 'TEXT', email: 'EMAIL' };

interface InviteData {
  inviteFeedback: {
    sentBy: string | null;
    notice: string | null;
    checkIn: { id: string; customer: { firstName: string } };
  };
}

export const FEEDBACK_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/text-checkin-feedback-invitation',
    errorKey: 'errorInvalidPlan',
    summary: 'Ask a party for feedback: by text, or with channel "email" by e-mail',
    parameters: ['checkin', 'channel'],
    document:
      'mutation RestInviteFeedback($id: ID!, $channel: FeedbackChannel!) { inviteFeedback(id: $id, channel: $channel) { sentBy notice checkIn { id customer { firstName } } } }',
    variables: (request) => ({
      id: String(sent(request)['id'] ?? ''),
      channel: CHANNEL[String(request.body['channel'] ?? 'text').toLowerCase()] ?? String(request.body['channel']),
    }),
    answer: ({ inviteFeedback: { sentBy, notice, checkIn } }: InviteData) => ({
      success: sentBy !== null,
      message: notice ?? `${checkIn.customer.firstName} was asked for feedback.`,
      checkinID: idNumber(checkIn.id),
      sent_by: sentBy && CARRIER[sentBy],
    }),
  },
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/update-checkin-rating',
    errorKey: 'message',
    summary: 'The party rates its visit, named by public_id: rating 1 to 5 with feedback, or true and false',
    parameters: ['checkin'],
    document:
      'mutation RestRateVisit($publicId: String!, $rating: Int!, $feedback: String, $isThumb: Boolean!) { rateVisit(publicId: $publicId, rating: $rating, feedback: $feedback, isThumb: $isThumb) { checkInId } }',
    variables: (request) => ({
      publicId: String(sent(request)['public_id'] ?? ''),
      feedback: optionalText(sent(request)['feedback']),
      ...ratingOf(sent(request)['rating']),
    }),
    answer: ({ rateVisit: { checkInId } }: { rateVisit: { checkInId: string } }) => ({
      checkinID: idNumber(checkInId),
    }),
  },
];
