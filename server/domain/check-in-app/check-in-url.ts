import type { Context } from '../../core/context.js';
import { tokenOf } from '../../core/tokens.js';
import { QR_CODE } from './qr-code.js';
import { checkInPath, monitorPath } from './paths.js';

/** The address in the QR code, below PUBLIC_URL, else below the request's origin. */
export function checkInUrl(context: Context, publicToken: string): string {
  return `${context.facts.origin}${checkInPath(publicToken)}`;
}

/** Token of the QR code with this code of the screens. */
export const screenToken = (businessId: string, code: string): string => tokenOf(QR_CODE.letter, businessId, code);

/** The address of the waitlist monitor. */
export function monitorUrl(context: Context, monitorToken: string): string {
  return `${context.facts.origin}${monitorPath(monitorToken)}`;
}
