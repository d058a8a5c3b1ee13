import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { roleNames } from '../accounts/role-names';
import { accessWords } from './access-words';
import { weekLines } from '../hours/week-words';
import type { StaffListedFragment } from './staff.generated';
import { contactOf, nameOf } from './staff-words';
import { StaffPhoto } from './StaffPhoto';

interface Props {
  member: StaffListedFragment;
  onOpenAlbum: () => void;
  /** At the end of the row. */
  tools: ReactNode;
}

/** Photo, name, contact, role and hours of a staff member. */
export function StaffRow({ member, onOpenAlbum, tools }: Props) {
  const lines = weekLines(member.weekly);
  const contact = contactOf(member);
  const [now] = useState(() => Date.now());
  const signsIn = accessWords(member.access, now);
  return (
    <Box
      component="li"
      aria-label={nameOf(member)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '60px minmax(0, 1fr) auto', md: '60px minmax(0, 5fr) minmax(0, 4fr) auto' },
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        paddingBlock: 3,
        borderBottom: '1px solid var(--color-line)',
        overflowWrap: 'anywhere',
      }}
    >
      <StaffPhoto member={member} onOpen={onOpenAlbum} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{nameOf(member)}</Typography>
        {contact && (
          <Typography variant="body2" className="numbers">
            {contact}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {[roleNames[member.role], member.isYou && 'you'].filter(Boolean).join(' · ')}
        </Typography>
        {signsIn && (
          <Typography variant="body2" color="textSecondary">
            {signsIn}
          </Typography>
        )}
      </Box>
      <Box
        sx={{ gridColumn: { xs: '2 / -1', md: 3 }, gridRow: { xs: 2, md: 1 } }}
        className="numbers"
        aria-label="Hours"
        role="group"
      >
        {(lines.length > 0 ? lines : ['No hours yet.']).map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
      </Box>
      <Box data-tools sx={{ gridColumn: { xs: 3, md: 4 }, gridRow: 1, alignSelf: { xs: 'start', md: 'center' } }}>
        {tools}
      </Box>
    </Box>
  );
}
