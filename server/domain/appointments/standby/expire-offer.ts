import type { Context } from '../../../core/context.js';
import { defineJob } from '../../../core/jobs/job.js';
import { closeOffer } from './close-offer.js';
import { lockAny, openOffer } from './standby-rows.js';

interface Which {
  standbyId: string;
  offerId: string;
}

/** Ends an offer that nobody answered. */
export const EXPIRE_OFFER = defineJob<Which>('expire-offer');

export async function expireOffer(context: Context, { standbyId, offerId }: Which): Promise<void> {
  const standby = await lockAny(context, standbyId);
  const offer = standby && (await openOffer(context, standbyId));
  if (offer?.id === offerId) await closeOffer(context, standby!, { offer, answer: 'silent' });
}
