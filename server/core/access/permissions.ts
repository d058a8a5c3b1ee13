import { registerEnumType } from 'type-graphql';
import { Role } from '../../../entities/Role.js';
import type { Feature } from './plans.js';
import type { Viewer } from './viewer.js';

interface Rule {
  /** Description in the schema. */
  description: string;
  /** Roles with this permission at their session's business. */
  roles?: readonly Role[];
  /** Plan feature that it requires. */
  feature?: Feature;
}

const EVERY_ROLE = [Role.OWNER, Role.MANAGER, Role.FRONT_DESK, Role.STAFF];
const FRONT = [Role.OWNER, Role.MANAGER, Role.FRONT_DESK];
const MANAGERS = [Role.OWNER, Role.MANAGER];

/** What the page of roles groups permissions by: the first word of their names. */
const AREAS: Record<Area, string> = {
  queue: 'Check-Ins',
  feedback: 'Check-Ins',
  reports: 'Statistics',
  plan: 'Plan',
  customer: 'Customers',
  person: 'Customers',
  staff: 'Staff',
  owner: 'Owners',
  catalogue: 'Products & Services',
  media: 'Photos',
  business: 'Business',
  page: 'Business Page',
  form: 'Forms',
  signature: 'Forms',
  appointment: 'Calendar',
  'check-in-app': 'Application',
  kiosk: 'Application',
};

/** The one table of permissions and roles (ruling 4). What the holder of a token may do, its kind says. Only `anyone` requires nothing. */
const PERMISSIONS = {
  anyone: { description: 'Needs no permission.' },
  'queue.read': { description: 'See the queue, its check-ins and their activity.', roles: EVERY_ROLE },
  'queue.status': { description: 'Set the status of a check-in, and undo it.', roles: EVERY_ROLE },
  'queue.write': { description: 'Add, change, delete and restore check-ins.', roles: FRONT },
  'queue.call-up': { description: 'Call parties up by text or phone.', roles: FRONT, feature: 'call-up' },
  'queue.answer': { description: 'Answer or dismiss the texts of parties.', roles: FRONT },
  'appointment.read': {
    description: 'See the calendar; in the role Staff, only their own appointments.',
    roles: EVERY_ROLE,
  },
  'appointment.status': {
    description: 'Confirm and cancel appointments and mark no-shows; in the role Staff, only their own.',
    roles: EVERY_ROLE,
  },
  'appointment.write': {
    description: 'Add, change and move appointments and events.',
    roles: FRONT,
    feature: 'booking',
  },
  'appointment.delete': { description: 'Delete appointments, and undo it.', roles: FRONT },
  'appointment.standby': { description: 'See and remove who waits for a time to free up.', roles: FRONT },
  'appointment.settings': { description: 'Change the settings of the calendar.', roles: MANAGERS, feature: 'booking' },
  'appointment.feed': {
    description: 'Subscribe to their own calendar, and connect one from outside.',
    roles: EVERY_ROLE,
  },
  'appointment.feeds': {
    description:
      'Subscribe to the calendar of the business and of everybody on the staff, and connect calendars from outside for them.',
    roles: MANAGERS,
  },
  'feedback.ask': { description: 'Ask parties for feedback.', roles: FRONT, feature: 'feedback' },
  'reports.read': { description: 'See the statistics of any range of days.', roles: MANAGERS, feature: 'reports' },
  'plan.read': { description: 'See the plan and the remaining texts.', roles: EVERY_ROLE },
  'customer.read': { description: 'See customers and their visits.', roles: FRONT },
  'customer.write': {
    description: 'Add, change, archive and restore customers.',
    roles: FRONT,
    feature: 'customers',
  },
  'customer.correct': {
    description: 'Correct the names and birthdays of customers.',
    roles: MANAGERS,
    feature: 'customers',
  },
  'customer.merge': {
    description: 'Merge two records of one customer, and undo it.',
    roles: MANAGERS,
    feature: 'customers',
  },
  'customer.changes': { description: 'See who changed what of customers.', roles: MANAGERS },
  'customer.erasure-requests': { description: 'See which customers ask to be erased.', roles: MANAGERS },
  'customer.import': {
    description: 'Import customers from a list, and take an import back.',
    roles: MANAGERS,
    feature: 'customers',
  },
  'customer.export': { description: 'Export the customers as a file.', roles: [Role.OWNER] },
  'customer.erase': { description: 'Erase customers for good, or decline to.', roles: [Role.OWNER] },
  'staff.read': { description: 'See the staff, their hours and their photos.', roles: EVERY_ROLE },
  'staff.phone': { description: 'See the phone numbers of colleagues.', roles: FRONT },
  'staff.email': { description: 'See the e-mail addresses of colleagues, and who signs in.', roles: MANAGERS },
  'staff.write': {
    description:
      'Add, change, archive and restore staff members, their roles, hours and photos, and invite them to sign in.',
    roles: MANAGERS,
    feature: 'staff',
  },
  'staff.changes': { description: 'See who changed what of staff members.', roles: MANAGERS },
  'staff.remove': { description: 'Take invitations back, and end the access of staff members.', roles: MANAGERS },
  'owner.change': {
    description: 'Make a member an owner, and lower or remove owners, with the password once more.',
    roles: [Role.OWNER],
  },
  'catalogue.read': { description: 'See the catalogue, archived items included.', roles: EVERY_ROLE },
  'catalogue.write': {
    description: 'Add, change, archive and restore items and categories of the catalogue, and their photos.',
    roles: MANAGERS,
    feature: 'catalogue',
  },
  'business.read': { description: 'See the profile and the opening hours of the business.', roles: EVERY_ROLE },
  'business.write': { description: 'Change the profile and the opening hours of the business.', roles: MANAGERS },
  'business.leave': { description: 'Stop working at the business.', roles: EVERY_ROLE },
  'page.write': {
    description: 'Change the photos, the policies and the settings of the business page.',
    roles: MANAGERS,
    feature: 'business-page',
  },
  'form.read': { description: 'See the forms.', roles: FRONT },
  'form.write': { description: 'Add, change, archive and restore forms.', roles: MANAGERS },
  'form.send': { description: 'Send customers a link to sign forms.', roles: FRONT },
  'signature.read': { description: 'See who signed which form, and the copies.', roles: FRONT },
  'signature.export': { description: 'Export the signatures as a file.', roles: [Role.OWNER] },
  'signature.keep': {
    description: 'Decide how long signatures are kept, and hold customers for legal reasons.',
    roles: [Role.OWNER],
  },
  'media.write': {
    description: 'Change and remove photos; what the album belongs to needs its own permission too.',
    roles: MANAGERS,
  },
  'check-in-app.read': { description: 'See the settings of the check-in app.', roles: EVERY_ROLE },
  'check-in-app.write': { description: 'Change the settings of the check-in app.', roles: MANAGERS },
  'kiosk.launch': { description: 'Turn a browser into a kiosk.', roles: FRONT },
  'kiosk.list': { description: 'See the kiosk devices.', roles: FRONT },
  'kiosk.revoke': { description: 'Revoke a kiosk device.', roles: MANAGERS },
  'kiosk.use': { description: 'Use the check-in form on a kiosk or phone.' },
  'kiosk.sync': { description: 'Send check-ins that a kiosk took offline.' },
  'kiosk.refresh': {
    description: 'Launch a further kiosk; a kiosk itself replaces its token.',
    roles: FRONT,
  },
  'person.find': {
    description: 'Look people up by phone, and add them, when a party is added by hand.',
    roles: FRONT,
  },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;
type Area = Permission extends infer Name ? (Name extends `${infer First}.${string}` ? First : never) : never;

/** 'queue.call-up' is QUEUE_CALL_UP in the schema. */
const enumName = (permission: string): string => permission.replace(/[.-]/g, '_').toUpperCase();
const byName = <Value>(valueOf: (permission: Permission) => Value): Record<string, Value> =>
  Object.fromEntries(
    (Object.keys(PERMISSIONS) as Permission[]).map((permission) => [enumName(permission), valueOf(permission)]),
  );

/** The permissions as an enum of the schema; the values are the server's names. */
export const PermissionEnum = byName<string>((permission) => permission);

registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: "What a viewer may do at their session's business.",
  valuesConfig: byName((permission) => ({ description: PERMISSIONS[permission].description })),
});

/** Whether members in a role have the permission at their business. */
export function mayRole(role: Role, permission: Permission): boolean {
  const { roles }: Rule = PERMISSIONS[permission];
  return roles?.includes(role) ?? false;
}

/** Whether the viewer's role or token has the permission; the plan is checked separately. */
export function mayViewer(viewer: Viewer, permission: Permission): boolean {
  if (permission === 'anyone') return true;
  if (viewer.kind === 'user') return viewer.role !== null && mayRole(viewer.role, permission);
  return 'permissions' in viewer && viewer.permissions.includes(permission);
}

/** The plan feature that a permission requires, or undefined. */
export function featureOf(permission: Permission): Feature | undefined {
  const rule: Rule = PERMISSIONS[permission];
  return rule.feature;
}

interface Ability {
  permission: Permission;
  description: string;
  area: string;
  feature?: Feature;
}

/** What a role may do at its business; the plan is checked separately. */
export const permissionsOfRole = (role: Role): Ability[] =>
  (Object.entries(PERMISSIONS) as [Permission, Rule][])
    .filter(([, { roles }]) => roles?.includes(role))
    .map(([permission, { description, feature }]) => ({
      permission,
      description,
      area: AREAS[permission.split('.')[0] as Area],
      ...(feature && { feature }),
    }));

/** All permissions of a viewer: screens show and hide controls by them. */
export function permissionsOf(viewer: Viewer): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => mayViewer(viewer, permission));
}
