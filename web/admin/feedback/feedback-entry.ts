import type { CheckIn } from '../../schema.generated';

/** What the dialogs about feedback need of a check-in. */
export type FeedbackEntry = Pick<
  CheckIn,
  'id' | 'temperature' | 'rating' | 'feedback' | 'ratedAt' | 'feedbackAskedAt'
> & { customer: Pick<CheckIn['customer'], 'firstName' | 'lastName' | 'phone' | 'email'> };
