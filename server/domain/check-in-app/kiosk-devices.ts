import { IsNull } from 'typeorm';
import { KioskDevice } from '../../../entities/KioskDevice.js';
import type { Context } from '../../core/context.js';

/** The devices that may run the check-in app, oldest first. */
export function kioskDevices(context: Context): Promise<KioskDevice[]> {
  return context.db.find(KioskDevice, { where: { revokedAt: IsNull() }, order: { createdAt: 'ASC', id: 'ASC' } });
}
