import { IsNull } from 'typeorm';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { hashToken } from '../../core/tokens.js';
import { readBusiness } from '../businesses/read-business.js';
import { checkInUrl } from './check-in-url.js';
import { markKioskUsed } from './mark-kiosk-used.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { readPublicCheckInApp } from './public-check-in-app.js';
import type { Kiosk } from './Kiosk.js';

/** What the calling kiosk or phone shows. */
export async function openKiosk(context: Context): Promise<Kiosk> {
  await markKioskUsed(context);
  const [business, { app, publicToken }] = await Promise.all([readBusiness(context), readPublicCheckInApp(context)]);
  const { viewer } = context;
  return {
    business,
    app,
    checkInUrl: checkInUrl(context, publicToken),
    expiresAt: viewer.kind === 'phone' ? viewer.expiresAt : null,
    now: context.now(),
  };
}

/** The business whose kiosk holds the token. Throws NOT_FOUND for a wrong, replaced or revoked one. */
export async function kioskOfToken(context: Context, token: string): Promise<string> {
  const device = await context.db.findOne(KioskDevice, { tokenHash: hashToken(token), revokedAt: IsNull() });
  if (!device) throw notFound('That kiosk');
  return context.businessId;
}
