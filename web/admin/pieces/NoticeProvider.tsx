import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { NoticeContext, type Notice } from './use-notice';

type Shown = Notice & { key: number; isOpen: boolean };

/** One notice at a time at the bottom of the screen; a newer one replaces it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Shown | null>(null);
  const open = useRef<Notice | null>(null);
  const show = useCallback((next: Notice | null) => {
    if (!next && open.current?.undo) return;
    open.current?.onGone?.();
    open.current = next;
    setNotice((shown) =>
      next ? { ...next, key: (shown?.key ?? 0) + 1, isOpen: true } : shown && { ...shown, isOpen: false },
    );
  }, []);
  const seconds = notice?.seconds ?? (notice?.undo ? 10 : 5);
  function close() {
    open.current?.onGone?.();
    open.current = null;
    setNotice((shown) => shown && { ...shown, isOpen: false });
  }
  function undo() {
    close();
    notice?.undo?.();
  }
  return (
    <NoticeContext value={show}>
      {children}
      {/* Outside the page, which an open dialog hides from screen readers. */}
      <Portal>
        <Snackbar
          key={notice?.key}
          open={notice?.isOpen ?? false}
          autoHideDuration={seconds * 1000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
          message={notice?.message}
          slotProps={{ content: { 'aria-live': 'polite' } }}
          sx={{
            // Beside the page, under the menu, so that it covers no button; without a menu the page ends higher.
            bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', sm: 24 },
            left: { md: 12 },
            width: { md: 224 },
            overflowWrap: 'anywhere',
            '& .MuiSnackbarContent-root': { minWidth: { md: 0 } },
          }}
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
