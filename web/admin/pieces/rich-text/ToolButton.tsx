import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  name: string;
  children: ReactNode;
  /** Undefined for one that is neither on nor off. */
  isOn?: boolean;
  isUsable?: boolean;
  /** Whether the tab key stops here: at one button of a toolbar. */
  isTabStop: boolean;
  onClick: (event: MouseEvent) => void;
}

/** A button of a toolbar; the text keeps its selection while it is pressed. */
export function ToolButton({ name, children, isOn, isUsable = true, isTabStop, onClick }: Props) {
  return (
    <Tooltip title={name}>
      <IconButton
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={!isUsable || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        sx={{
          borderRadius: 1,
          color: isUsable ? 'text.primary' : 'text.disabled',
          background: isOn ? 'var(--color-primary-soft)' : undefined,
          '&:hover': { background: isOn ? 'var(--color-primary-soft)' : undefined },
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
