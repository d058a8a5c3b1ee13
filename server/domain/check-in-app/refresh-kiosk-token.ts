import { REVOKED } from '../../core/topic.js';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { audit } from '../../core/access/audit.js';
import { hashToken, newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { KIOSK_TOKEN } from './kiosk-token.js';
import { launchKiosk } from './launch-kiosk.js';

/** A new kiosk token (ruling 3): replaces that of the calling device, or adds a device for a signed-in user. */
export async function refreshKioskToken(context: Context): Promise<string> {
  const { viewer } = context;
  if (viewer.kind !== 'kiosk') return (await launchKiosk(context, null)).token;
  const token = newToken(KIOSK_TOKEN.letter, context.businessId);
  await context.db.update(KioskDevice, { id: viewer.deviceId }, { tokenHash: hashToken(token) });
  await audit(context, 'kiosk.refresh', { subject: viewer.deviceId, fields: ['token'] });
  context.tick(REVOKED);
  return token;
}
