import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SubmitEvent, useId } from 'react';

type Props = { title: string; isOpen: boolean; onClose: () => void; onSubmit?: () => void; actions?: ReactNode; children: ReactNode; width?: 'xs' | 'sm' | 'md' };

/** A dialog that becomes the whole screen under 700 px; with `onSubmit` its content and actions are one form. */
export function FormDialog({ title, isOpen, onClose, onSubmit, actions, children, width = 'xs' }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 699.95px)');
  function submitted(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  }
  const paper = onSubmit ? { component: 'form' as const, noValidate: true, onSubmit: submitted } : {};
  return (
    <Dialog open={isOpen} onClose={onClose} fullScreen={isPhone} fullWidth maxWidth={width} aria-labelledby={titleId} slotProps={{ paper }}>
      <DialogTitle id={titleId} sx={{ paddingRight: 16 }}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 10 }}><CloseIcon /></IconButton>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
