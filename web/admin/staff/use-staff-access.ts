import { useApolloClient } from '@apollo/client/react';
import { readRights } from '../accounts/read-rights';
import { useNotice } from '../pieces/use-notice';
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

/** Who signs in: invitations, removal, owners, and leaving. */
export function useStaffAccess(
  { id, firstName, lastName, email }: StaffListedFragment,
  change: ReturnType<typeof useStaffChanges>['change'],
) {
  const client = useApolloClient();
  const notify = useNotice();
  const [invite] = useStaffAccess_InviteMutation();
  const [revoke] = useStaffAccess_RevokeMutation();
  const [remove] = useStaffAccess_RemoveMutation();
  const [makeOwner] = useStaffAccess_MakeOwnerMutation();
  const [lowerOwner] = useStaffAccess_LowerOwnerMutation();
  const [removeOwner] = useStaffAccess_RemoveOwnerMutation();
  const [leave] = useStaffAccess_LeaveMutation();
  const name = nameOf({ firstName, lastName });
  const variables = { id };
  /** After one's own rights have changed, the page asks what is left of them. */
  const readOwnRights = () => readRights(client, () => undefined);
  return {
    notify,
    name,
    async invite() {
      if (await change(() => invite({ variables }))) notify({ message: `An invitation is on its way to ${email}.` });
    },
    async revoke() {
      if (await change(() => revoke({ variables }))) notify({ message: `The invitation of ${name} is taken back.` });
    },
    async remove() {
      if (await change(() => remove({ variables }))) notify({ message: `${name} no longer signs in here.` });
    },
    leave: async () => {
      if (await change(() => leave())) await readOwnRights();
    },
    /** Behind a password; they reject where they are refused. */
    confirmed: {
      makeOwner: () => makeOwner({ variables }),
      lowerOwner: (role: 'MANAGER' | 'FRONT_DESK' | 'STAFF') => lowerOwner({ variables: { id, role } }),
      removeOwner: () => removeOwner({ variables }),
      leave: () => leave(),
    },
    readOwnRights,
  };
}
