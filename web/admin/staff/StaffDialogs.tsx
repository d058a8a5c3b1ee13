import { useMay } from '../accounts/use-may';
import { AddStaffDialog } from './AddStaffDialog';
import { MemberDialog } from './MemberDialog';
import { StaffAlbum } from './StaffAlbum';
import { StaffHoursDialog } from './StaffHoursDialog';
import type { StaffListedFragment } from './staff.generated';
import { nameOf } from './staff-words';
import { StaffHistoryDialog } from './StaffHistoryDialog';
import type { StaffUrl } from './use-staff-url';

interface Props {
  url: StaffUrl;
  members: readonly StaffListedFragment[];
  canEdit: boolean;
  canAdd: boolean;
  onChanged: () => void;
}

/** The dialog that the address names. */
export function StaffDialogs({ url, members, canEdit, canAdd, onChanged }: Props) {
  const { action, albumId, memberId, hoursId, historyId, close } = url;
  const seesHistory = useMay()('STAFF_CHANGES');
  const find = (id: string) => members.find((member) => member.id === id);
  const named = (id: string) => {
    const member = find(id);
    return member && nameOf(member);
  };
  if (albumId)
    return (
      <StaffAlbum
        key={albumId}
        url={url}
        staffId={albumId}
        name={named(albumId)}
        canEdit={canEdit && !url.isArchived}
        onChanged={onChanged}
      />
    );
  if (!canEdit) return null;
  if (memberId)
    return <MemberDialog key={memberId} id={memberId} listed={find(memberId)} onChanged={onChanged} onClose={close} />;
  if (hoursId)
    return (
      <StaffHoursDialog key={hoursId} staffId={hoursId} name={named(hoursId)} onChanged={onChanged} onClose={close} />
    );
  if (historyId && seesHistory)
    return <StaffHistoryDialog key={historyId} staffId={historyId} name={named(historyId)} onClose={close} />;
  if (action === 'add-staff' && canAdd) return <AddStaffDialog onChanged={onChanged} onClose={close} />;
  return null;
}
