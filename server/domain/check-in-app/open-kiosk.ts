import { hashToken } from '../../core/tokens.js';
import { readBusiness } from '../businesses/read-business.js';
import { checkInUrl } from './check-in-url.js';
import { markKioskUsed } from './mark-kiosk-used.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { facesOfCheckInApp } from './public-check-in-app.js';
import type { Kiosk } from './Kiosk.js';

const DEVICE = `select id from kiosk_device where token_hash = $1 and revoked_at is null`;

/** What the calling kiosk or phone shows. */
export async function openKiosk(context: Context): Promise<Kiosk> {
  await markKioskUsed(context);
  const [business, { app, publicToken }] = await Promise.all([readBusiness(context), facesOfCheckInApp(context)]);
  const { viewer } = context;
  return {
    business,
    app,
    checkInUrl: checkInUrl(context, publicToken),
    expiresAt: viewer.kind === 'phone' ? viewer.expiresAt : null,
    now: context.now(),
  };
}

/** The business whose kiosk holds the token. A wrong, replaced or revoked one is NOT_FOUND. */
export async function kioskOfToken(context: Context, token: string): Promise<string> {
  if (!(await context.db.row(DEVICE, [hashToken(token)]))) throw notFound('That kiosk');
  return context.businessId;
}
