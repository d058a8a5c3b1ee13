import type { CheckInApp } from '../../../entities/CheckInApp.js';
import { newToken } from '../../core/tokens.js';
import { REVOKED } from '../../core/topic.js';
import type { Context } from '../../core/context.js';
import { changeCheckInApp } from './change-check-in-app.js';
import { QR_CODE } from './qr-code.js';

/** Replaces the printed QR code: whoever scans the old one is told so. Phones that scanned it before keep their session. */
export function renewQrCode(context: Context): Promise<CheckInApp> {
  context.tick(REVOKED);
  return changeCheckInApp(context, { publicToken: newToken(QR_CODE.letter, context.businessId) });
}
