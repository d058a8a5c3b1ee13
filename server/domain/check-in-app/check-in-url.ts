import type { Context } from '../../core/context.js';

/** The address in the QR code: PUBLIC_URL, else the one by which the page was opened. */
export function checkInUrl(context: Context, publicToken: string): string {
  return `${context.facts.origin}/checkinapp/mobile/redirect/${publicToken}`;
}

/** The address of the waitlist monitor. */
export function monitorUrl(context: Context, monitorToken: string): string {
  return `${context.facts.origin}/monitor/${monitorToken}`;
}
