import { REVOKED } from '../../core/topic.js';
import { IsNull } from 'typeorm';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';

/** Ends a device's token: its next call is refused and its open connection closes. Throws NOT_FOUND, also if it is revoked already. */
export async function revokeKioskDevice(context: Context, id: string): Promise<void> {
  if (!/^\d{1,18}$/.test(id)) throw notFound('That kiosk');
  const revoked = await context.db.update(KioskDevice, { id, revokedAt: IsNull() }, { revokedAt: context.now() });
  if (revoked === 0) throw notFound('That kiosk');
  await audit(context, 'kiosk.revoke', { subject: id });
  context.tick(REVOKED);
}
