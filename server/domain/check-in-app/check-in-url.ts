import type { Context } from '../../core/context.js';

/** The address in the QR code, below PUBLIC_URL, else below the request's origin. */
export function checkInUrl(context: Context, publicToken: string): string {
  return `${context.facts.origin}/checkinapp/mobile/redirect/${publicToken}`;
}

/** The address of the waitlist monitor. */
export function monitorUrl(context: Context, monitorToken: string): string {
  return `${context.facts.origin}/monitor/${monitorToken}`;
}
