import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../graphql/errors.js';
import { featureOf, mayViewer, type Permission } from './permissions.js';
import { planHas, type Feature } from './plans.js';
import type { Viewer } from './viewer.js';

/** Refuses UNAUTHENTICATED or FORBIDDEN where the viewer lacks the permission, and INVALID_PLAN where the plan lacks the feature that it needs. */
export function need(viewer: Viewer, permission: Permission): void {
  if (!mayViewer(viewer, permission)) {
    throw viewer.kind === 'anonymous'
      ? new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.')
      : new Refusal(ErrorCode.FORBIDDEN, 'You are not allowed to do this.');
  }
  const feature = featureOf(permission);
  if (feature) needFeature(viewer, feature);
}

/** Refuses INVALID_PLAN, with `details.feature`, where the plan of the viewer's business lacks the feature. */
export function needFeature(viewer: Viewer, feature: Feature): void {
  if (viewer.kind === 'anonymous' || !planHas(viewer.plan, feature))
    throw new Refusal(ErrorCode.INVALID_PLAN, 'Your plan does not include this.', { details: { feature } });
}
