import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import RoleIcon from '@mui/icons-material/ManageAccountsOutlined';
import OwnerIcon from '@mui/icons-material/StarOutlined';
import RevokeIcon from '@mui/icons-material/UnsubscribeOutlined';
import type { Permission } from '../../schema.generated';
import type { MenuEntry } from '../pieces/ActionMenu';
import type { StaffListedFragment } from './staff.generated';

/** What is asked before it is done. */
export type AccessQuestion = 'remove' | 'leave' | 'make-owner' | 'lower-owner' | 'remove-owner' | 'leave-as-owner';

interface Choices {
  invite: () => void;
  revoke: () => void;
  ask: (question: AccessQuestion) => void;
}

/** What the viewer can do about whether a staff member signs in, and as what. */
export function accessEntries(
  { access, role, isYou }: StaffListedFragment,
  may: (permission: Permission) => boolean,
  { invite, revoke, ask }: Choices,
): MenuEntry[] {
  const isOwner = role === 'OWNER';
  const state = access?.state;
  const isInvited = state === 'INVITED' || state === 'UNDELIVERED' || state === 'EXPIRED';
  const entries: [isShown: boolean, entry: MenuEntry][] = [
    [may('STAFF_WRITE') && state === 'NONE', ['Invite to Sign In', InviteIcon, invite]],
    [may('STAFF_WRITE') && isInvited, ['Send a New Invitation', InviteIcon, invite]],
    [may('STAFF_REMOVE') && isInvited, ['Take Invitation Back', RevokeIcon, revoke]],
    [may('OWNER_CHANGE') && state === 'SIGNS_IN' && !isOwner, ['Make Owner', OwnerIcon, () => ask('make-owner')]],
    [may('OWNER_CHANGE') && isOwner, ['Change Role', RoleIcon, () => ask('lower-owner')]],
    [
      may('STAFF_REMOVE') && state === 'SIGNS_IN' && !isOwner && !isYou,
      ['Remove Access', KeyIcon, () => ask('remove')],
    ],
    [may('OWNER_CHANGE') && isOwner && !isYou, ['Remove Owner', KeyIcon, () => ask('remove-owner')]],
    [
      may('BUSINESS_LEAVE') && isYou,
      ['Leave This Business', LeaveIcon, () => ask(isOwner ? 'leave-as-owner' : 'leave')],
    ],
  ];
  return entries.filter(([isShown]) => isShown).map(([, entry]) => entry);
}
