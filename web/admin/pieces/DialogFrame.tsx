import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { media } from '../../ui/breakpoints';

interface Props {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  /** While something runs that must end first. */
  isLocked?: boolean;
  actions?: ReactNode;
  children: ReactNode;
  width?: 'xs' | 'sm' | 'md';
}

/** A dialog that fills a phone's screen. A form must be inside, as it cannot be the dialog itself. */
export function DialogFrame({
  title,
  isOpen = true,
  onClose,
  isLocked = false,
  actions,
  children,
  width = 'xs',
}: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery(media.phone);
  return (
    <Dialog
      open={isOpen}
      onClose={isLocked ? undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ paddingRight: 16 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        disabled={isLocked}
        onClick={onClose}
        sx={{ position: 'absolute', top: 10, right: 10 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
