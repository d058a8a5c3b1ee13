import { readBusiness } from '../businesses/read-business.js';
import { checkInUrl } from './check-in-url.js';
import { markKioskUsed } from './mark-kiosk-used.js';
import type { Context } from '../../core/context.js';
import { readPublicCheckInApp } from './public-check-in-app.js';
import type { Kiosk } from './Kiosk.js';

/** Data of the calling kiosk or phone. */
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
