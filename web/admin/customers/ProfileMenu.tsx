import MergeIcon from '@mui/icons-material/CallMerge';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ActionMenu } from '../pieces/ActionMenu';

interface Props {
  name: string;
  onMerge: () => void;
}

/** What else can be done with a customer. */
export function ProfileMenu({ name, onMerge }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = `More for ${name}`;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <ActionMenu
          label={label}
          anchor={anchor}
          entries={[['Merge with another record…', MergeIcon, onMerge]]}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
