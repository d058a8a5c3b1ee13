import { Role } from '../../../entities/Role.js';
import type { Feature } from './plans.js';
import type { Viewer } from './viewer.js';

interface Rule {
  /** Roles that have it in their session's business. */
  roles?: readonly Role[];
  /** Tokens that have it. */
  tokens?: readonly ('kiosk' | 'phone')[];
  /** What the plan of the business must include. */
  feature?: Feature;
}

const EVERY_ROLE = [Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF];
const FRONT = [Role.OWNER, Role.MANAGER, Role.FRONT_DESK];
const MANAGERS = [Role.OWNER, Role.MANAGER];

/** The one table of permissions (ruling 4). `anyone` is the only one that needs nothing. */
export const PERMISSIONS = {
  anyone: {},
  'queue.read': { roles: EVERY_ROLE },
  'queue.status': { roles: EVERY_ROLE },
  'queue.write': { roles: FRONT },
  'queue.call-up': { roles: FRONT, feature: 'call-up' },
  'queue.answer': { roles: FRONT },
  'feedback.ask': { roles: FRONT, feature: 'feedback' },
  'reports.read': { roles: MANAGERS, feature: 'reports' },
  'plan.read': { roles: EVERY_ROLE },
  'customer.read': { roles: FRONT },
  'check-in-app.read': { roles: EVERY_ROLE },
  'check-in-app.write': { roles: MANAGERS },
  'kiosk.launch': { roles: FRONT },
  'kiosk.list': { roles: FRONT },
  'kiosk.revoke': { roles: MANAGERS },
  /** The check-in form: a kiosk or phone shows it. */
  'kiosk.use': { tokens: ['kiosk', 'phone'] },
  /** Check-ins that a kiosk took without a network. */
  'kiosk.sync': { tokens: ['kiosk'] },
  /** A new kiosk token: people launch another device, a device replaces its own. */
  'kiosk.refresh': { roles: FRONT, tokens: ['kiosk'] },
  /** Looking up and adding persons: the form, and the front desk that adds a party. */
  'person.find': { roles: FRONT, tokens: ['kiosk', 'phone'] },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether the viewer's role or token has the permission; the plan is asked separately. */
export function mayViewer(viewer: Viewer, permission: Permission): boolean {
  const rule: Rule = PERMISSIONS[permission];
  if (permission === 'anyone') return true;
  if (viewer.kind === 'user') return viewer.role !== null && (rule.roles?.includes(viewer.role) ?? false);
  return (viewer.kind === 'kiosk' || viewer.kind === 'phone') && (rule.tokens?.includes(viewer.kind) ?? false);
}

/** The plan feature that a permission needs, or undefined. */
export function featureOf(permission: Permission): Feature | undefined {
  const rule: Rule = PERMISSIONS[permission];
  return rule.feature;
}

/** Names of all permissions that a viewer has: what screens show and hide by. */
export function permissionsOf(viewer: Viewer): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => mayViewer(viewer, permission));
}
