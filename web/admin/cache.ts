import { InMemoryCache } from '@apollo/client';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: { CheckInApp: { keyFields: ['businessId'] }, QueueCounts: { merge: true } },
  });
}
