import { registerEnumType } from 'type-graphql';
import { Role } from '../../../entities/Role.js';
import type { Feature } from './plans.js';
import type { Viewer } from './viewer.js';

interface Rule {
  /** What it lets one do, for the schema. */
  description: string;
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
  anyone: { description: 'What needs no permission.' },
  'queue.read': { description: 'See the queue, its entries and their activity.', roles: EVERY_ROLE },
  'queue.status': { description: 'Set the status of an entry, and take that back.', roles: EVERY_ROLE },
  'queue.write': { description: 'Add, change, delete and restore entries.', roles: FRONT },
  'queue.call-up': { description: 'Call parties up by text or phone.', roles: FRONT, feature: 'call-up' },
  'queue.answer': { description: 'Answer the texts of parties, or put them aside.', roles: FRONT },
  'feedback.ask': { description: 'Ask parties for feedback.', roles: FRONT, feature: 'feedback' },
  'reports.read': { description: 'See the statistics of any range of days.', roles: MANAGERS, feature: 'reports' },
  'plan.read': { description: 'See the plan and the texts that are left.', roles: EVERY_ROLE },
  'customer.read': { description: 'See customers and their visits.', roles: FRONT },
  'check-in-app.read': { description: 'See the settings of the check-in app.', roles: EVERY_ROLE },
  'check-in-app.write': { description: 'Change the settings of the check-in app.', roles: MANAGERS },
  'kiosk.launch': { description: 'Turn a browser into a kiosk.', roles: FRONT },
  'kiosk.list': { description: 'See the kiosk devices.', roles: FRONT },
  'kiosk.revoke': { description: 'Revoke a kiosk device.', roles: MANAGERS },
  'kiosk.use': { description: 'The check-in form: a kiosk or phone shows it.', tokens: ['kiosk', 'phone'] },
  'kiosk.sync': { description: 'Hand in check-ins that a kiosk took without a network.', tokens: ['kiosk'] },
  'kiosk.refresh': {
    description: 'Get a new kiosk token: people launch another device, a device replaces its own.',
    roles: FRONT,
    tokens: ['kiosk'],
  },
  'person.find': {
    description: 'Look up and add persons: the form, and the front desk that adds a party.',
    roles: FRONT,
    tokens: ['kiosk', 'phone'],
  },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

/** 'queue.call-up' is QUEUE_CALL_UP in the schema. */
const enumName = (permission: string): string => permission.replace(/[.-]/g, '_').toUpperCase();
const byName = <Value>(valueOf: (permission: Permission) => Value): Record<string, Value> =>
  Object.fromEntries(
    (Object.keys(PERMISSIONS) as Permission[]).map((permission) => [enumName(permission), valueOf(permission)]),
  );

/** The table as an enum of the schema; its values are the names that the server uses. */
export const PermissionEnum = byName<string>((permission) => permission);

registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: 'What somebody may do at the business of their session.',
  valuesConfig: byName((permission) => ({ description: PERMISSIONS[permission].description })),
});

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
