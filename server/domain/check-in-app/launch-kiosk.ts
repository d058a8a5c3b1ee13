import type { KioskDevice } from '../../../entities/KioskDevice.js';
import { audit } from '../../core/access/audit.js';
import { hashToken, newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';
import { KIOSK_TOKEN } from './kiosk-token.js';
import type { KioskLaunch } from './KioskLaunch.js';

/** Characters. */
export const MAX_KIOSK_NAME = 60;

/** Launch App (ruling 3): adds a device and returns its token, of which only a hash is stored. */
export async function launchKiosk(context: Context, name: string | null): Promise<KioskLaunch> {
  const ownName = oneLine(name ?? '') || null;
  if (ownName && ownName.length > MAX_KIOSK_NAME)
    throw invalid('name', `A name has at most ${MAX_KIOSK_NAME} characters.`);
  const { firstName, lastName } = context.user;
  const token = newToken(KIOSK_TOKEN.letter, context.businessId);
  // Revoked devices count too, so that no name repeats.
  const device = (await context.db.row<KioskDevice>(sql`
    insert into kiosk_device (name, token_hash, created_by, created_at)
    values (
      coalesce(${ownName}, 'Kiosk ' || (select count(*) + 1 from kiosk_device)), ${hashToken(token)},
      ${`${firstName} ${lastName}`.trim()}, ${context.now()}
    )
    returning id, name, created_by, created_at, last_used_at`))!;
  await audit(context, 'kiosk.launch', { subject: device.id });
  return { token, device };
}
