import { useApolloClient } from '@apollo/client/react';
import { readRights } from '../accounts/read-rights';
import { useNotice } from '../pieces/use-notice';
import type { LowerRole } from './member-values';
import type { useStaffChanges } from './use-staff-changes';
import {
  useStaffAccess_InviteMutation,
  useStaffAccess_LeaveMutation,
  useStaffAccess_LowerOwnerMutation,
  useStaffAccess_MakeOwnerMutation,
  useStaffAccess_RemoveMutation,
  useStaffAccess_RemoveOwnerMutation,
  useStaffAccess_RevokeMutation,
} from './staff-access.generated';
import type { StaffListedFragment } from './staff.generated';
import { nameOf } from './staff-words';

/** Who signs in: invitations, removal, owners, and leaving; `change` runs a write and reads the list again. */
export function useStaffAccess(change: ReturnType<typeof useStaffChanges>['change']) {
  const client = useApolloClient();
  const notify = useNotice();
  const [invite] = useStaffAccess_InviteMutation();
  const [revoke] = useStaffAccess_RevokeMutation();
  const [remove] = useStaffAccess_RemoveMutation();
  const [makeOwner] = useStaffAccess_MakeOwnerMutation();
  const [lowerOwner] = useStaffAccess_LowerOwnerMutation();
  const [removeOwner] = useStaffAccess_RemoveOwnerMutation();
  const [leave] = useStaffAccess_LeaveMutation();
  /** After one's own rights have changed, the page asks what is left of them. */
  const readOwnRights = () => readRights(client, () => undefined);
  return {
    async invite({ id, email }: StaffListedFragment) {
      if (await change(() => invite({ variables: { id } })))
        notify({ message: `An invitation is on its way to ${email}.` });
    },
    async revoke(member: StaffListedFragment) {
      if (await change(() => revoke({ variables: { id: member.id } })))
        notify({ message: `The invitation of ${nameOf(member)} is taken back.` });
    },
    async remove(member: StaffListedFragment) {
      if (await change(() => remove({ variables: { id: member.id } })))
        notify({ message: `${nameOf(member)} no longer signs in here.` });
    },
    async leave() {
      if (await change(() => leave())) await readOwnRights();
    },
    /** Behind a password; they reject where they are refused. */
    confirmed: {
      makeOwner: (id: string) => makeOwner({ variables: { id } }),
      lowerOwner: (id: string, role: LowerRole) => lowerOwner({ variables: { id, role } }),
      removeOwner: (id: string) => removeOwner({ variables: { id } }),
      leave: () => leave(),
    },
    readOwnRights,
  };
}

export type StaffAccessChanges = ReturnType<typeof useStaffAccess>;
