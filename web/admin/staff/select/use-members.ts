import { useRefresh } from '../../pieces/use-refresh';
import { useStaffChoice_ChangedSubscription, useStaffChoice_MembersQuery } from './staff-choice.generated';

/** The live staff members by name, up to date. */
export function useMembers() {
  const { data, error, refetch } = useStaffChoice_MembersQuery();
  const refresh = useRefresh(refetch);
  useStaffChoice_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const members = data?.staffMembers.items;
  return {
    members,
    /** Nobody but owners works here (ruling 4). */
    isEmpty: members?.every(({ role }) => role === 'OWNER') ?? false,
    own: members?.find(({ isYou }) => isYou),
    error,
    refetch,
  };
}
