import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import HoursIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { ActionMenu, type MenuEntry } from '../pieces/ActionMenu';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import type { StaffListedFragment } from './staff.generated';
import { nameOf } from './staff-words';
import type { StaffUrl } from './use-staff-url';

interface Props {
  member: StaffListedFragment;
  url: StaffUrl;
  /** `button` is that of the menu. */
  onArchive: (button: HTMLElement | null) => unknown;
}

/** What can be done with a staff member; an owner stays. */
export function StaffMenu({ member, url, onArchive }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { id, role } = member;
  const name = nameOf(member);
  const entries: MenuEntry[] = [
    ['Update Info', EditIcon, () => url.open({ member: id })],
    ['Add Photos', AddPhotoIcon, () => url.open({ album: id, action: 'add-photos' })],
    ['Hours', HoursIcon, () => url.open({ hours: id })],
  ];
  if (role !== 'OWNER') entries.push(['Delete', DeleteIcon, () => setAsking(true)]);
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
      <ConfirmDialog
        title={`Delete ${name}?`}
        confirm="Delete"
        isDangerous
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          onArchive(button.current);
        }}
        onClose={() => setAsking(false)}
      >
        Nobody can choose them any more. What was goes on showing their name, and under Archived they can be restored
        with their hours and photos.
      </ConfirmDialog>
    </>
  );
}
