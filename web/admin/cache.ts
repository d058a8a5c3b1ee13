import { InMemoryCache } from '@apollo/client';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // There is one: a save is seen wherever it is read.
      CalendarSettings: { keyFields: [] },
      CheckInApp: { keyFields: ['businessId'] },
      QueueCounts: { merge: true },
    },
  });
}
