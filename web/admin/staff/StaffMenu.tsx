import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import HistoryIcon from '@mui/icons-material/History';
import HoursIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useMay } from '../accounts/use-may';
import { ActionMenu, type MenuEntry } from '../pieces/ActionMenu';
import { ArchiveStaffDialog } from './ArchiveStaffDialog';
import { accessEntries, type AccessQuestion } from './access-entries';
import { StaffAccessDialogs } from './StaffAccessDialogs';
import type { StaffListedFragment } from './staff.generated';
import { nameOf } from './staff-words';
import type { StaffAccessChanges } from './use-staff-access';
import type { useStaffChanges } from './use-staff-changes';
import type { StaffUrl } from './use-staff-url';

interface Props {
  member: StaffListedFragment;
  url: StaffUrl;
  changes: ReturnType<typeof useStaffChanges>;
  access: StaffAccessChanges;
  onChanged: () => void;
}

/** What the viewer can do with a staff member, an owner stays; nothing if there is nothing. */
export function StaffMenu({ member, url, changes, access, onChanged }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<AccessQuestion | 'delete' | null>(null);
  const may = useMay();
  const { id, role, isYou } = member;
  const name = nameOf(member);
  const entries: MenuEntry[] = may('STAFF_WRITE')
    ? [
        ['Update Info', EditIcon, () => url.open({ member: id })],
        ['Add Photos', AddPhotoIcon, () => url.open({ album: id, action: 'add-photos' })],
        ['Hours', HoursIcon, () => url.open({ hours: id })],
      ]
    : [];
  if (may('STAFF_CHANGES')) entries.push(['History', HistoryIcon, () => url.open({ history: id })]);
  entries.push(
    ...accessEntries(member, may, {
      invite: () => void (member.email ? access.invite(member) : url.open({ member: id })),
      revoke: () => void access.revoke(member),
      ask: setQuestion,
    }),
  );
  if (may('STAFF_WRITE') && role !== 'OWNER' && !isYou)
    entries.push(['Delete', DeleteIcon, () => setQuestion('delete')]);
  const close = () => setQuestion(null);
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Edit ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <ActionMenu label={`Edit ${name}`} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />
      )}
      {question === 'delete' && (
        <ArchiveStaffDialog
          member={member}
          onArchive={(giveTo) => {
            close();
            void changes.archive(member, button.current, giveTo);
          }}
          onClose={close}
        />
      )}
      <StaffAccessDialogs
        question={question === 'delete' ? null : question}
        member={member}
        access={access}
        onChanged={onChanged}
        onClose={close}
      />
    </>
  );
}
