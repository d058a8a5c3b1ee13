import type { KioskDevice } from '../../../entities/KioskDevice.js';
import { audit } from '../../core/access/audit.js';
import { hashToken, newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';
import type { KioskLaunch } from './KioskLaunch.js';

/** Devices that were revoked count too: no name comes twice. */
const ADD = `
  insert into kiosk_device (name, token_hash, created_by, created_at)
  values (coalesce($1, 'Kiosk ' || (select count(*) + 1 from kiosk_device)), $2, $3, $4)
  returning id, name, created_by as "createdBy", created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Launch App (ruling 3): adds a device and answers its token, of which only a hash is kept. */
export async function launchKiosk(context: Context, name: string | null): Promise<KioskLaunch> {
  const given = name?.trim() || null;
  if (given && given.length > 60) throw invalid('name', 'A name has at most 60 characters.');
  const { firstName, lastName } = context.user;
  const token = newToken('k', context.businessId);
  const device = (await context.db.row<KioskDevice & { [column: string]: unknown }>(ADD, [
    given,
    hashToken(token),
    `${firstName} ${lastName}`.trim(),
    context.now(),
  ]))!;
  await audit(context, 'kiosk.launch', { subject: device.id });
  return { token, device };
}
