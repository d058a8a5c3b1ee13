import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../Refusal.js';
import { featureOf, mayViewer, type Permission } from './permissions.js';
import { planHas, planNeeded, type Feature } from './plans.js';
import type { Viewer } from './viewer.js';

/** Throws UNAUTHENTICATED or FORBIDDEN, with the viewer's own reason, if the viewer lacks the permission, INVALID_PLAN if the plan lacks its feature. */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (!mayViewer(viewer, permission)) {
    if (viewer.kind === 'anonymous') throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.');
    const reason = viewer.kind === 'phone' ? viewer.refusalReason : undefined;
    throw new Refusal(ErrorCode.FORBIDDEN, 'You are not allowed to do this.', reason && { details: { reason } });
  }
  const feature = featureOf(permission);
  if (feature) requireFeature(viewer, feature);
}

/** Throws INVALID_PLAN, with `details.feature`, if the plan of the viewer's business lacks the feature. */
export function requireFeature(viewer: Viewer, feature: Feature): void {
  if (!('plan' in viewer) || !planHas(viewer.plan, feature))
    throw new Refusal(ErrorCode.INVALID_PLAN, planNeeded(feature), { details: { feature } });
}
