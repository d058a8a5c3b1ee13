import type { StaffAccess } from '../../../entities/StaffAccess.js';
import type { StaffMember } from '../../../entities/StaffMember.js';
import { mayViewer, type Permission } from '../../core/access/permissions.js';
import type { Viewer } from '../../core/access/viewer.js';
import { sql, type Sql } from '../../core/database/sql.js';

/** Jobs and the demo see everything. */
const sees = (viewer: Viewer, permission: Permission): boolean =>
  viewer.kind === 'system' || mayViewer(viewer, permission);

/** A staff member as the viewer may see them: phone, e-mail address and access of colleagues are not for every role; one's own are. */
export function visibleMember(
  viewer: Viewer,
  member: Omit<StaffMember, 'access' | 'isYou'> & { access: StaffAccess },
): StaffMember {
  const isYou = viewer.kind === 'user' && member.accountId === viewer.accountId;
  const seesEmail = sees(viewer, 'staff.email');
  return {
    ...member,
    isYou,
    phone: isYou || sees(viewer, 'staff.phone') ? member.phone : '',
    email: isYou || seesEmail ? member.email : '',
    access: seesEmail ? member.access : null,
  };
}

/** What the viewer may search of a staff member `s`: nobody finds by what they may not see. */
export function searchableText(viewer: Viewer): Sql {
  if (sees(viewer, 'staff.email')) return sql`s.search_text`;
  const line = (number: number): Sql => sql`split_part(s.search_text, chr(10), ${number}::int)`;
  const names = sql`${line(1)} || chr(10) || ${line(2)}`;
  return sees(viewer, 'staff.phone') ? sql`${names} || chr(10) || ${line(3)}` : names;
}
