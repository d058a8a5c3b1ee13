import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  isOpen: boolean;
  isBusy?: boolean;
  isDangerous?: boolean;
  /** Whether going back is what most want: it is the solid button, with the focus. */
  prefersCancel?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Once it is gone, with what it was opened from. */
  onExited?: () => void;
}

/** `children` explain what is removed and what stays; the button names the action. Of a dangerous one Cancel has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Cancel',
  isOpen,
  isBusy = false,
  isDangerous = false,
  prefersCancel = false,
  onConfirm,
  onClose,
  onExited,
}: Props) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="xs"
      slotProps={{ transition: { onExited } }}
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText id={`${id}-text`} component="div">
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions
        disableSpacing
        sx={{
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          gap: 2,
          '& > *': { width: { xs: '100%', sm: 'auto' } },
        }}
      >
        <Button
          onClick={onClose}
          variant={prefersCancel ? 'contained' : 'text'}
          color={prefersCancel ? 'primary' : 'inherit'}
          autoFocus={isDangerous || prefersCancel}
        >
          {cancel}
        </Button>
        <Button
          onClick={onConfirm}
          variant={prefersCancel ? 'text' : 'contained'}
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
          autoFocus={!isDangerous && !prefersCancel}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
