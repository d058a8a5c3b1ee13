import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useState } from 'react';
import { NoticeContext, type Notice } from './use-notice';

type Shown = Notice & { key: number };

/** One notice at a time at the bottom of the screen; a newer one replaces it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((next: Notice) => {
    setNotice((previous) => ({ ...next, key: (previous?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const seconds = notice?.seconds ?? (notice?.undo ? 10 : 5);
  function undo() {
    setOpen(false);
    notice?.undo?.();
  }
  return (
    <NoticeContext value={show}>
      {children}
      {/* Outside the page, which an open dialog hides from screen readers. */}
      <Portal>
        <Snackbar
          key={notice?.key}
          open={isOpen}
          autoHideDuration={seconds * 1000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          message={notice?.message}
          sx={{ bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', sm: 24 } }}
          action={
            notice?.undo && (
              <Button color="inherit" onClick={undo}>
                Undo
              </Button>
            )
          }
        />
      </Portal>
    </NoticeContext>
  );
}
