import StaffIcon from '@mui/icons-material/BadgeOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { refusalOf } from '../connection/refusal';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { LoadFailed } from '../pieces/LoadFailed';
import { Pending } from '../pieces/Pending';
import { PlanWarning } from '../plans/PlanWarning';
import { StaffDialogs } from './StaffDialogs';
import { StaffEmpty } from './StaffEmpty';
import { StaffMenu } from './StaffMenu';
import { StaffRow } from './StaffRow';
import { nameOf } from './staff-words';
import { useStaff } from './use-staff';
import { useStaffAccess } from './use-staff-access';
import { useStaffChanges } from './use-staff-changes';
import type { StaffUrl } from './use-staff-url';

interface Props {
  url: StaffUrl;
  /** Otherwise everything is there to look at only. */
  canEdit: boolean;
  /** Null where the plan has no staff, and for those who only look. */
  onAdd: (() => void) | null;
}

/** The staff members, live or archived, and the dialogs of the address. */
export function StaffList({ url, canEdit, onAdd }: Props) {
  const { members, total, found, isWaiting, error, refetch, refresh } = useStaff(url);
  const changes = useStaffChanges(refetch);
  const access = useStaffAccess(changes.change);
  if (!members) return <Pending error={error} onRetry={refetch} rows={5} height={84} />;
  const hasNone = !url.isArchived && !found && members.every(({ role }) => role === 'OWNER');
  return (
    <Stack aria-busy={isWaiting} sx={{ gap: 4, opacity: isWaiting ? 0.55 : 1, transition: 'opacity var(--motion)' }}>
      {Boolean(error) && <LoadFailed message={refusalOf(error).message} onRetry={refetch} />}
      <ErrorAlert error={changes.error} onDismiss={changes.dismiss} />
      <PlanWarning gate={changes.gate} />
      {members.length > 0 && (
        <Box component="ul" aria-label="Staff" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {members.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              onOpenAlbum={() => url.open({ album: member.id })}
              tools={
                url.isArchived ? (
                  canEdit && (
                    <Button
                      aria-label={`Restore ${nameOf(member)}`}
                      onClick={({ currentTarget }) => void changes.restore(member, currentTarget)}
                    >
                      Restore
                    </Button>
                  )
                ) : (
                  <StaffMenu member={member} url={url} changes={changes} access={access} onChanged={refresh} />
                )
              }
            />
          ))}
        </Box>
      )}
      {members.length < total && (
        <Button variant="outlined" color="inherit" onClick={url.showMore} sx={{ alignSelf: 'center' }}>
          Show more
        </Button>
      )}
      {hasNone && <StaffEmpty onAdd={onAdd} />}
      {members.length === 0 && !hasNone && (
        <EmptyState
          icon={found ? <SearchIcon /> : <StaffIcon />}
          title={found ? `Your search - ${found} - did not match any data.` : 'Nobody is archived.'}
        />
      )}
      <StaffDialogs url={url} members={members} canEdit={canEdit} canAdd={onAdd !== null} onChanged={refresh} />
    </Stack>
  );
}
