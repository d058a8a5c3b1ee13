import type { StaffListedFragment } from './staff.generated';

const dayMs = 24 * 60 * 60 * 1000;

const inDays = (expiresAt: string, now: number): string => {
  const days = Math.ceil((Date.parse(expiresAt) - now) / dayMs);
  return days <= 1 ? 'within a day' : `in ${days} days`;
};

/** Whether a staff member signs in; nothing where they do not, or where it is not for the viewer. */
export function accessWords(access: StaffListedFragment['access'], now: number): string | null {
  switch (access?.state) {
    case 'SIGNS_IN':
      return 'Signs in';
    case 'INVITED':
      return `Invited · expires ${inDays(access.expiresAt ?? '', now)}`;
    case 'UNDELIVERED':
      return `Invitation did not reach ${access.email ?? 'them'}`;
    case 'EXPIRED':
      return 'Invitation expired';
    default:
      return null;
  }
}
