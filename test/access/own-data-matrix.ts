import type { Row } from './matrix.js';
import { EVERYBODY, FROM_MANAGER } from './who-may.js';

/** The link is of another customer than the one with the canaries. */
const NOT_OF_THE_LINK: Row = {
  args: (f) => ({ token: f.ownToken, customerId: f.customerId }),
  may: EVERYBODY,
  outcome: 'NOT_FOUND',
};

export const OWN_DATA_QUERIES: Record<string, Row> = {
  ownData: { args: (f) => ({ token: f.ownToken }), may: EVERYBODY },
  ownRecord: NOT_OF_THE_LINK,
  ownAppointments: NOT_OF_THE_LINK,
  ownStandbys: NOT_OF_THE_LINK,
  ownVisits: NOT_OF_THE_LINK,
  ownMessages: NOT_OF_THE_LINK,
  ownSignatures: NOT_OF_THE_LINK,
  erasureRequests: { may: FROM_MANAGER },
};

export const OWN_DATA_MUTATIONS: Record<string, Row> = {
  requestOwnData: {
    args: (f) => ({ businessId: f.businessId, phone: f.phone }),
    may: EVERYBODY,
    // All actors ask from one address for one phone.
    outcome: 'answered',
  },
  chooseOwnMessages: NOT_OF_THE_LINK,
  requestErasure: NOT_OF_THE_LINK,
  withdrawErasure: NOT_OF_THE_LINK,
  declineErasure: {
    args: (f) => ({ id: f.customerId, reason: 'Open invoice' }),
    may: ['owner', 'other owner'],
    outcome: 'NOT_FOUND',
  },
};
