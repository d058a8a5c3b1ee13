import type { CheckIn } from '../../schema.generated';

/** The fields of a check-in that the feedback dialogs need. */
export type FeedbackEntry = Pick<
  CheckIn,
  'id' | 'temperature' | 'rating' | 'feedback' | 'ratedAt' | 'feedbackAskedAt'
> & { customer: Pick<CheckIn['customer'], 'firstName' | 'lastName' | 'phone' | 'email'> };
