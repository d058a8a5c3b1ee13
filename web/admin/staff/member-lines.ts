import { roleNames } from '../accounts/role-names';
import { idsOf, type MemberDraft } from './member-values';

type Touched = Partial<Record<keyof MemberDraft, boolean>>;

const itemsWords = (ids: string): string => {
  const { length } = idsOf(ids);
  return length === 0 ? 'All' : length === 1 ? '1 item' : `${length} items`;
};

/** The touched fields of a staff member that differ, as they are now and as they were typed. */
export const memberLines = (now: MemberDraft, mine: MemberDraft, touched: Touched): [string, string, string][] => {
  const lines: [Exclude<keyof MemberDraft, 'invites'>, string, ((draft: MemberDraft) => string)?][] = [
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['role', 'Role', ({ role }) => (role ? roleNames[role] : '')],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['color', 'Color'],
    ['productIds', 'Items', ({ productIds }) => itemsWords(productIds)],
  ];
  return lines
    .filter(([name]) => touched[name] && now[name] !== mine[name])
    .map(([name, field, of = (draft) => draft[name]]) => [field, of(now) || 'None', of(mine) || 'None']);
};
