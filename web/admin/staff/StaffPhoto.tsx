import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Picture } from '../../ui/Picture/Picture';
import { inkOn } from '../pieces/colors';
import type { StaffListedFragment } from './staff.generated';
import { initialsOf, nameOf } from './staff-words';

interface Props {
  member: StaffListedFragment;
  /** Opens the album of who has a photo. */
  onOpen: () => void;
}

const frame = { width: 60, height: 60, flex: 'none', borderRadius: 'var(--radius-full)', overflow: 'hidden' };

/** The main photo of a staff member; without one the initials on their color. */
export function StaffPhoto({ member, onOpen }: Props) {
  const { image, color } = member;
  if (image)
    return (
      <ButtonBase
        aria-label={`Photos of ${nameOf(member)}`}
        onClick={onOpen}
        sx={{ ...frame, display: 'block', border: '1px solid var(--color-line)' }}
      >
        <Picture image={image} alt="" sizes="60px" />
      </ButtonBase>
    );
  return (
    <Box
      aria-hidden
      style={{ background: color, color: inkOn(color) }}
      sx={{ ...frame, display: 'grid', placeItems: 'center', fontSize: 20, fontWeight: 650 }}
    >
      {initialsOf(member)}
    </Box>
  );
}
