import { readBusiness } from '../businesses/read-business.js';
import { isClosedNow } from '../hours/is-closed-now.js';
import { checkInUrl, screenToken } from './check-in-url.js';
import { markKioskUsed } from './mark-kiosk-used.js';
import type { Context } from '../../core/context.js';
import { readPublicCheckInApp } from './public-check-in-app.js';
import { screenCodeEnd } from './screen-code.sql.js';
import type { Kiosk } from './Kiosk.js';

/** Data of the calling kiosk or phone. */
export async function openKiosk(context: Context): Promise<Kiosk> {
  await markKioskUsed(context);
  const { viewer } = context;
  const [business, { app, publicToken, screenCode }, isClosed] = await Promise.all([
    readBusiness(context),
    readPublicCheckInApp(context),
    viewer.kind !== 'kiosk' && isClosedNow(context),
  ]);
  // A phone that could read the code of the screen could pass it on.
  const code = viewer.kind === 'kiosk' ? screenCode : null;
  return {
    business,
    app,
    isClosed,
    checkInUrl: checkInUrl(context, code === null ? publicToken : screenToken(context.businessId, code)),
    codeEndsAt: code === null ? null : screenCodeEnd(context.now()),
    expiresAt: viewer.kind === 'phone' ? viewer.expiresAt : null,
    now: context.now(),
  };
}
