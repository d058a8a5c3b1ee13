import type { RequestFacts } from '../../server/core/context.js';

/** Of a request that a test makes without a network. */
export const REQUEST_FACTS: RequestFacts = {
  requestId: 'r',
  address: '10.1.1.1',
  userAgent: 'one',
  origin: 'http://here',
  language: 'en',
};
