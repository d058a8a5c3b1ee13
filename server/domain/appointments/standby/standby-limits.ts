import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';

/** So long a freed time is held for whom it is offered to. */
export const OFFER_MS = 15 * MINUTE_MS;
/** An offered time begins at least so long after its hold is over. */
const LEAD_MS = 15 * MINUTE_MS;
/** From the offer to the visit at least. */
export const EARLIEST_MS = OFFER_MS + LEAD_MS;
/** Live requests of one phone at one business. */
export const MAX_STANDBYS = 3;
/** Of one request; who answers none of them is not asked again. */
export const MAX_OFFERS = 5;
/** Offers behind one network address that wait for an answer, each of which holds a time. */
export const MAX_OPEN_OFFERS = 5;
/** Dates of one request, as many as free times are read for at once. */
export const MAX_DATES = 42;
/** A request that is over is remembered so long, for who opens its link. */
export const KEPT_MS = DAY_MS;
