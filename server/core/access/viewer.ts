import type { Plan } from '../../../entities/Plan.js';
import type { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Role } from '../../../entities/Role.js';
import type { Permission } from './permissions.js';

/** The viewer that a token stands for, as its noun knows it. */
export type TokenHolder =
  | { kind: 'kiosk'; deviceId: string; lastUsedAt: Date | null }
  | {
      kind: 'phone';
      phoneSessionId: string;
      expiresAt: Date;
      /** Whether it began on the business page, where everybody in the world stands. */
      isFromAfar?: true;
      /** Why it may do nothing at the moment. */
      refusalReason?: RefusalReason;
    };

/** The caller, as read from the database now. */
export type Viewer =
  | { kind: 'anonymous' }
  /** The app itself: jobs, webhooks, live views. */
  | { kind: 'system' }
  | {
      kind: 'user';
      sessionId: string;
      accountId: string;
      email: string;
      firstName: string;
      lastName: string;
      phone: string;
      expiresAt: Date;
      lastUsedAt: Date;
      /** The business of the session; null before one is set up. */
      businessId: string | null;
      businessName: string | null;
      role: Role | null;
      plan: Plan;
    }
  | (TokenHolder & { businessId: string; plan: Plan; permissions: readonly Permission[] });

export const ANONYMOUS: Viewer = { kind: 'anonymous' };
export const SYSTEM: Viewer = { kind: 'system' };

/** Identifies the viewer in logs, events and idempotency keys: kind and id, nothing personal. */
export function viewerKey(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'anonymous':
      return 'anonymous';
    case 'system':
      return 'greeter';
    case 'user':
      return `account:${viewer.accountId}`;
    case 'kiosk':
      return `kiosk:${viewer.deviceId}`;
    case 'phone':
      return `phone:${viewer.phoneSessionId}`;
  }
}

/** Session id of older clients that send the QR code's own token: one id for many phones. */
export const sharedPhoneSession = (businessId: string): string => `qr-${businessId}`;

/** Whether the caller is one of those older clients. */
export const hasSharedSession = (viewer: Viewer): boolean =>
  viewer.kind === 'phone' && viewer.phoneSessionId === sharedPhoneSession(viewer.businessId);

/** Whether the caller joins the line from afar. */
export const isFromAfar = (viewer: Viewer): boolean => viewer.kind === 'phone' && viewer.isFromAfar === true;

/** Key of the caller's attempts: the viewer, plus the source where many share one credential or have none. */
export function limitKey(viewer: Viewer, source: string): string {
  const isShared = viewer.kind === 'anonymous' || hasSharedSession(viewer);
  return isShared ? `${viewerKey(viewer)}:${source}` : viewerKey(viewer);
}

/** The same for reading what is public. A phone session is there for the asking, at any business, so that it counts with its address. */
export const publicLimitKey = (viewer: Viewer, source: string): string =>
  limitKey(viewer.kind === 'phone' ? ANONYMOUS : viewer, source);
