import type { Context } from '../../../core/context.js';
import { bookOffer } from './book-offer.js';
import { closeOffer } from './close-offer.js';
import { endStandby } from './end-standby.js';
import { ownStandby } from './own-standbys.js';
import { lockStandby, openOffer } from './standby-rows.js';
import { type OwnStandby, StandbyState } from './standby.types.js';

/** Books an offered time by the link; repeating it answers the same. Throws CONFLICT with the reasons HOLD_OVER, TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS. */
export async function bookByLink(context: Context, token: string, offerId: string): Promise<OwnStandby> {
  const standby = await lockStandby(context, token);
  const before = await ownStandby(context, token);
  if (before.state === StandbyState.BOOKED) return before;
  await bookOffer(context, standby, offerId);
  return ownStandby(context, token);
}

/** Passes an offered time; one that is over already stays so. */
export async function passByLink(context: Context, token: string, offerId: string): Promise<OwnStandby> {
  const standby = await lockStandby(context, token);
  const offer = await openOffer(context, standby.id);
  if (offer?.id === offerId) await closeOffer(context, standby, { offer, answer: 'passed' });
  return ownStandby(context, token);
}

/** A customer takes their request back. */
export async function leaveByLink(context: Context, token: string): Promise<OwnStandby> {
  await endStandby(context, await lockStandby(context, token), 'left');
  return ownStandby(context, token);
}
